import type { Tx } from "../../../db/tenant-transaction.ts";
import { insertNote, keepNewestOfBot } from "./queries/notes.ts";

export type Note = { shopId: string; conversationId: string; text: string; afterSeq: number };

/** Whoever walks a flow in circles buries no note of the staff. */
const mostKept = 20;

/** Leaves the staff a note that nobody of them has written; of these only the newest stay. @returns its id */
export async function leaveNote(tx: Tx, note: Note): Promise<string> {
  const id = await insertNote(tx, { ...note, userId: null });
  await keepNewestOfBot(tx, note.shopId, note.conversationId, mostKept);
  return id;
}
