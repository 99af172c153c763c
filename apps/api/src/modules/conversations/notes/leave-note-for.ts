import type { Tx } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import { leaveNote, type Note } from "./leave-note.ts";
import { tellNamed } from "./steps/tell-named.ts";

type Named = { id: string; name: string };

/** Leaves a note that names somebody, who is told; their name stands in its text behind an @. */
export async function leaveNoteFor(tx: Tx, deps: Pick<JobDeps, "queue">, note: Note, named: Named): Promise<void> {
  const noteId = await leaveNote(tx, note);
  await tellNamed(tx, deps, { shopId: note.shopId, conversationId: note.conversationId, noteId }, [named]);
}
