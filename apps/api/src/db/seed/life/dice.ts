/** Random choices that are the same for the same seed. */
export type Dice = {
  /** From 0 up to, but not including, 1. */
  roll: () => number;
  /** A whole number; both ends can come up. */
  between: (least: number, most: number) => number;
  chance: (share: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  /** An entry whose weight says how often it comes up beside the others. */
  pickWeighted: <T>(list: readonly (readonly [weight: number, value: T])[]) => T;
  /** A version 7 id of this moment: rows sort by it as if they had been created then. */
  idAt: (atMs: number) => string;
  /** So many characters of this alphabet. */
  text: (alphabet: string, length: number) => string;
};

/** Mulberry32: 32 bits of state, even enough for sample data. */
function mulberry(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function seededDice(seed: number): Dice {
  const roll = mulberry(seed);
  const between = (least: number, most: number) => least + Math.floor(roll() * (most - least + 1));
  const pick = <T>(list: readonly T[]): T => {
    const one = list[between(0, list.length - 1)];
    if (one === undefined) throw new Error("nothing to pick from");
    return one;
  };
  const text = (alphabet: string, length: number) =>
    Array.from({ length }, () => alphabet[between(0, alphabet.length - 1)]).join("");
  return {
    roll,
    between,
    pick,
    text,
    chance: (share) => roll() < share,
    pickWeighted: (list) => {
      let left = roll() * list.reduce((sum, [weight]) => sum + weight, 0);
      for (const [weight, value] of list) {
        left -= weight;
        if (left < 0) return value;
      }
      return pick(list)[1];
    },
    idAt: (atMs) => {
      const time = Math.floor(atMs).toString(16).padStart(12, "0");
      const rest = text("0123456789abcdef", 18);
      return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-8${rest.slice(3, 6)}-${rest.slice(6)}`;
    },
  };
}
