import type { Tx } from "../../../db/tenant-transaction.ts";
import { insertNote } from "./queries.ts";

type Note = { shopId: string; conversationId: string; text: string; afterSeq: number };

/** Leaves the staff a note that nobody of them has written. */
export const leaveNote = (tx: Tx, note: Note): Promise<string> => insertNote(tx, { ...note, userId: null });
