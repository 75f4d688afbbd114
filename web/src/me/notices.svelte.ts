/** How this browser tells that it is one's turn: each way can be switched off. */
const KEPT = "islario-notices";

interface Ways { badge: boolean; sound: boolean }

function read(): Ways {
  try {
    return { badge: true, sound: false, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Ways>) };
  } catch {
    return { badge: true, sound: false };
  }
}

class Notices {
  ways = $state<Ways>(read());

  set(way: keyof Ways, on: boolean): void {
    this.ways[way] = on;
    localStorage.setItem(KEPT, JSON.stringify(this.ways));
  }

  /** Two short notes, as of a ship's bell; a browser that was never touched stays silent. */
  ring(): void {
    if (!this.ways.sound) return;
    const context = new AudioContext();
    for (const [at, pitch] of [[0, 660], [0.18, 880]] as const) {
      const [note, loud] = [context.createOscillator(), context.createGain()];
      note.frequency.value = pitch;
      loud.gain.setValueAtTime(0.12, context.currentTime + at);
      loud.gain.exponentialRampToValueAtTime(0.001, context.currentTime + at + 0.4);
      note.connect(loud).connect(context.destination);
      note.start(context.currentTime + at);
      note.stop(context.currentTime + at + 0.4);
    }
    setTimeout(() => void context.close(), 1000);
  }
}

export const notices = new Notices();
