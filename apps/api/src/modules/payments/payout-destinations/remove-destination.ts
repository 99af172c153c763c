import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { markRemoved } from "./queries.ts";

/** Removes a wallet: nothing more is sent to it, and what was sent stays to be seen. @throws 404 */
export function removeDestination(
  { emitFact }: Pick<Deps, "emitFact">,
  { shopId, tx, person }: ShopContext,
  id: string,
): Promise<{ done: true }> {
  return tx(async (tx) => {
    if (!(await markRemoved(tx, shopId, id))) throw notFound();
    const actor = { kind: "staff" as const, user_id: person.userId };
    await emitFact(tx, { name: "withdrawal.changed", shopId, subject: id, actor, payload: {} });
    return { done: true as const };
  });
}
