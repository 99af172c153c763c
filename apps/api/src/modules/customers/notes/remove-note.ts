import { isAdmin } from "@mauzo/permissions/permissions";
import type { Deps } from "../../../deps.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { deleteNote, findNote } from "./queries.ts";

/** Deletes a note. @throws 404; 403 for anybody but its author and admins */
export function removeNote(
  deps: Pick<Deps, "emitFact">,
  { shopId, tx, person: { userId, grants } }: ShopContext,
  id: string,
): Promise<{ done: true }> {
  return tx(async (tx) => {
    const note = await findNote(tx, shopId, id);
    if (!note) throw notFound();
    if (note.userId !== userId && !isAdmin(grants)) throw refuse("note_of_another");
    await deleteNote(tx, shopId, id);
    const actor = { kind: "staff" as const, user_id: userId };
    const payload = { kind: "note_deleted" as const };
    await deps.emitFact(tx, { name: "customer.changed", shopId, subject: note.customerId, actor, payload });
    return { done: true };
  });
}
