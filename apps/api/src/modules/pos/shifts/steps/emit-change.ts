import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Deps } from "../../../../deps.ts";
import type { ShopContext } from "../../../../http/request-context.ts";

/** Tells that a shift was changed, and by whom. */
export const emitChange = (
  tx: Tx,
  { emitFact }: Pick<Deps, "emitFact">,
  { shopId, person: { userId } }: Pick<ShopContext, "shopId" | "person">,
  subject: string,
): Promise<void> =>
  emitFact(tx, {
    ...{ name: "shift.changed", shopId, subject, payload: {} },
    actor: { kind: "staff", user_id: userId },
  });
