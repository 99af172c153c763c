const turns = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/;
const isolates = /[\u2066-\u2069]/g;

/** A name as it may stand inside a sentence: one that is read from right to left, or asks for it, turns nothing around it. */
export const isolated = (name: string): string =>
  turns.test(name) ? `\u2068${name.replace(isolates, "")}\u2069` : name;
