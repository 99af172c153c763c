import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Deps } from "../../../../deps.ts";
import type { ShopContext } from "../../../../http/request-context.ts";

/** Tells that a supplier, or what they are owed, was changed. */
export const emitSupplier = (
  tx: Tx,
  { emitFact }: Pick<Deps, "emitFact">,
  { shopId, person: { userId } }: Pick<ShopContext, "shopId" | "person">,
  subject: string,
): Promise<void> =>
  emitFact(tx, {
    ...{ name: "supplier.changed", shopId, subject, payload: {} },
    actor: { kind: "staff", user_id: userId },
  });
