/** Waiting for what becomes true with the next news, but not for ever. */
export class Waits {
  private readonly looks = new Set<() => void>();

  /** There is news. */
  look(): void {
    for (const look of [...this.looks]) look();
  }

  /** Whether it becomes true in time. */
  until(isTrue: () => boolean, ms: number): Promise<boolean> {
    return new Promise((done) => {
      const settle = (): void => {
        clearTimeout(late);
        this.looks.delete(look);
        done(isTrue());
      };
      const look = (): void => void (isTrue() && settle());
      const late = setTimeout(settle, ms);
      this.looks.add(look);
      look();
    });
  }
}
