/** Adventure cards in the order of the hand, what they pay on which ground, and which bear a bolt. */
export const HAND = ["yak", "kamel", "gonogo", "kayak", "drako", "zeppelin", "shaman", "ovetos", "juju", "sangaia", "bongo", "bonus_mask", "bonus_idol", "bonus_jewel", "bonus_urn"];
export const BOLTS = ["makaks", "bigfoot", "leviathan", "antik", "istwa", "marabout", "diawas", "panda", "samedi"];
export const PAYS_ON: Readonly<Record<string, readonly [number, string]>> = {
  yak: [1, "mountain"],
  kamel: [1, "sand"],
  gonogo: [1, "jungle"],
  kayak: [2, "sea"],
  drako: [2, "air"],
  zeppelin: [5, "air"],
};
export const helpOf = (card: string): string => `web-help-${card.startsWith("bonus_") ? "bonus" : card}`;
