import { isAdmin } from "@mauzo/permissions/permissions";
import type { Deps } from "../../../deps.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { lockNote, markNote } from "./queries.ts";
import { checkNoteLimit } from "./steps/check-note-limit.ts";

/**
 * Deletes a note, or restores it as it was; one that is already in that state stays as it is. @throws 404; 403 for anybody
 * but its author and admins; 409 when there are too many others by now
 */
export function removeOrRestoreNote(
  deps: Pick<Deps, "emitFact">,
  { shopId, tx, person: { userId, grants } }: ShopContext,
  id: string,
  isRemoved: boolean,
): Promise<{ done: true }> {
  return tx(async (tx) => {
    const note = await lockNote(tx, shopId, id);
    if (!note) throw notFound();
    if (note.userId !== userId && !isAdmin(grants)) throw refuse("note_of_another");
    if ((note.removedAt !== null) === isRemoved) return { done: true };
    if (!isRemoved) await checkNoteLimit(tx, shopId, note.customerId);
    await markNote(tx, shopId, id, isRemoved);
    const actor = { kind: "staff" as const, user_id: userId };
    const payload = { kind: isRemoved ? ("note_deleted" as const) : ("noted" as const) };
    await deps.emitFact(tx, { name: "customer.changed", shopId, subject: note.customerId, actor, payload });
    return { done: true };
  });
}
