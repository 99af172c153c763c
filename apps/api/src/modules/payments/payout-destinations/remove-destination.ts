import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getStatus } from "../compliance/get-status.ts";
import { cancelOfDestination } from "../withdrawals/steps/cancel-of-destination.ts";
import { markRemoved } from "./queries.ts";

/** Removes a wallet: nothing more is sent to it, and what was not yet is cancelled. What was stays to be seen. @throws 404 */
export function removeDestination(
  deps: Pick<Deps, "emitFact">,
  { shopId, tx, person }: ShopContext,
  id: string,
): Promise<{ done: true }> {
  return tx(async (tx) => {
    // Nobody withdraws meanwhile, so that what is cancelled is all there is.
    await getStatus(tx, shopId, { isHeld: true });
    if (!(await markRemoved(tx, shopId, id))) throw notFound();
    await cancelOfDestination(tx, deps, {
      ...{ shopId, destinationId: id },
      by: { userId: person.userId, name: person.name },
    });
    const actor = { kind: "staff" as const, user_id: person.userId };
    await deps.emitFact(tx, { name: "withdrawal.changed", shopId, subject: id, actor, payload: {} });
    return { done: true as const };
  });
}
