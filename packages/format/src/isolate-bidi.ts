const turns = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/;
const isolates = /[\u2066-\u2069]/g;

/**
 * Isolates a name for use inside a sentence: a right-to-left name, or one with direction marks, does not affect the
 * text around it.
 */
export const isolateBidi = (name: string): string =>
  turns.test(name) ? `\u2068${name.replace(isolates, "")}\u2069` : name;
