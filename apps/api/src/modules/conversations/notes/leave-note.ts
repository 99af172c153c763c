import type { Tx } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import { insertNote, keepNewestOfBot } from "./queries/notes.ts";
import { tellNamed } from "./steps/tell-named.ts";

type Note = { shopId: string; conversationId: string; text: string; afterSeq: number };
type Named = { id: string; name: string };

/** Whoever walks a flow in circles buries no note of the staff. */
const mostKept = 20;

/** Leaves the staff a note that nobody of them has written; of these only the newest stay. @returns its id */
export async function leaveNote(tx: Tx, note: Note): Promise<string> {
  const id = await insertNote(tx, { ...note, userId: null });
  await keepNewestOfBot(tx, note.shopId, note.conversationId, mostKept);
  return id;
}

/** The same, naming somebody who is told; their name stands in its text behind an @. */
export async function leaveNoteFor(tx: Tx, deps: Pick<JobDeps, "queue">, note: Note, named: Named): Promise<void> {
  const noteId = await leaveNote(tx, note);
  await tellNamed(tx, deps, { shopId: note.shopId, conversationId: note.conversationId, noteId }, [named]);
}
