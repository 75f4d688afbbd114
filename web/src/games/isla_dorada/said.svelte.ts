/** What the thing pointed at or tapped last means; the bar below the map tells it. */
class Said {
  words = $state("");
}

export const said = new Said();
export const tell = (words: string): void => void (said.words = words);
