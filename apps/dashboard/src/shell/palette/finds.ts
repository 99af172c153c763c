import { defaultFilter } from "cmdk";

const plain = (text: string) => text.normalize("NFKC").toLowerCase().replace(/\s+/g, "");

/** One letter left out or two in the wrong order; more would find what was not meant. */
const closeEnough = 0.08;

/** Whether these letters find this name, however it is spaced and with a small slip. */
export function finds(name: string, typed: string): boolean {
  const text = plain(typed);
  return plain(name).includes(text) || (text.length > 3 && (defaultFilter?.(name, text) ?? 0) > closeEnough);
}
