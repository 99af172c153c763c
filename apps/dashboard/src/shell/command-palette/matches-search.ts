import { defaultFilter } from "cmdk";

const plain = (text: string) => text.normalize("NFKC").toLowerCase().replace(/\s+/g, "");

/** Allows one missing letter or two swapped ones; a higher value would find unrelated names. */
const closeEnough = 0.08;

/** Whether the typed text matches a name, ignoring spaces and a small typo. */
export function matchesSearch(name: string, typed: string): boolean {
  const text = plain(typed);
  return plain(name).includes(text) || (text.length > 3 && (defaultFilter?.(name, text) ?? 0) > closeEnough);
}
