import { isRecord, ownProperty } from "../is-record.ts";

/** A pushed message with its number in the conversation. */
export type PushedMessage = { seq: number; actions: unknown[] };

/** Reads a pushed message; empty for anything else. */
export function readPushed(value: unknown): PushedMessage[] {
  if (!isRecord(value)) return [];
  const [seq, actions] = [ownProperty(value, "seq"), ownProperty(value, "actions")];
  return typeof seq === "number" && Number.isSafeInteger(seq) && Array.isArray(actions) ? [{ seq, actions }] : [];
}

/** The same for the text of an event. */
export function parsePushed(text: string): PushedMessage[] {
  try {
    return readPushed(JSON.parse(text));
  } catch {
    return [];
  }
}
