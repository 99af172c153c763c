import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Deps } from "../../../../deps.ts";
import type { ShopContext } from "../../../../http/request-context.ts";

/** Tells that the cost of a restock was decided on. */
export const emitDecided = (
  tx: Tx,
  { emitFact }: Pick<Deps, "emitFact">,
  { shopId, person: { userId } }: Pick<ShopContext, "shopId" | "person">,
  subject: string,
): Promise<void> =>
  emitFact(tx, {
    ...{ name: "restock_cost.decided", shopId, subject, payload: {} },
    actor: { kind: "staff", user_id: userId },
  });
