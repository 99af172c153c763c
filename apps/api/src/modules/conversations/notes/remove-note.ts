import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { deleteNote } from "./queries/notes.ts";

/** Deletes a note. @throws 404 */
export function removeNote({ emitFact }: Pick<Deps, "emitFact">, { shopId, person, tx }: ShopContext, id: string) {
  return tx(async (tx): Promise<{ done: true }> => {
    const conversationId = await deleteNote(tx, shopId, id);
    if (conversationId === undefined) throw notFound();
    await emitFact(tx, {
      ...{ name: "conversation.changed", shopId, subject: conversationId, payload: {} },
      actor: { kind: "staff", user_id: person.userId },
    });
    return { done: true };
  });
}
