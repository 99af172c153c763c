import type { Deps } from "../../../deps.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { endPlanned, isKnown } from "./queries.ts";

/** Cancels a planned message. @throws 404, 409 if it is sent or cancelled already */
export const cancelPlanned = (
  { emitFact }: Pick<Deps, "emitFact">,
  { shopId, person, tx }: ShopContext,
  id: string,
): Promise<{ done: true }> =>
  tx(async (tx) => {
    const conversationId = await endPlanned(tx, shopId, id, { state: "cancelled" });
    if (conversationId === undefined) throw (await isKnown(tx, shopId, id)) ? refuse("planned_over") : notFound();
    await emitFact(tx, {
      ...{ name: "conversation.changed", shopId, subject: conversationId, payload: {} },
      actor: { kind: "staff", user_id: person.userId },
    });
    return { done: true };
  });
