import { isRecord, own } from "../record.ts";

/** A message that nobody asked for, with its number in the conversation. */
export type Pushed = { seq: number; actions: unknown[] };

/** The message in what a server sent; none where it is something else. */
export function readPushed(value: unknown): Pushed[] {
  if (!isRecord(value)) return [];
  const [seq, actions] = [own(value, "seq"), own(value, "actions")];
  return typeof seq === "number" && Number.isSafeInteger(seq) && Array.isArray(actions) ? [{ seq, actions }] : [];
}

/** The same for the text of an event. */
export function parsePushed(text: string): Pushed[] {
  try {
    return readPushed(JSON.parse(text));
  } catch {
    return [];
  }
}
