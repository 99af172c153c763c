import type { Tx } from "../../../db/tenant-transaction.ts";
import type { EmitFact } from "../../../facts.ts";
import { customerActor, factActorOf } from "../../orders/orders/steps/actor.ts";
import { becomeUnplaced, findByCode, insertReceipt, lockCode } from "./queries/receipts.ts";
import { codeIn } from "./rules/receipt-rules.ts";
import { emitChange } from "./steps/emit-change.ts";

type Unplaced = {
  shopId: string;
  /** The network's own reference, and ours, which nothing else has. */
  networkRef: string;
  reference: string;
  amountMinor: number;
  payment: { network: Parameters<typeof findByCode>[2]["network"]; phone: string };
};

/**
 * Keeps money of a payment by push that belongs to no order among what is matched by hand, once: a message about the same
 * money that has paid for nothing stands for it. Part of the caller's transaction, which posts it to the account
 * `unmatched` after this.
 */
export async function keepUnplaced(
  tx: Tx,
  deps: { emitFact: EmitFact },
  { shopId, networkRef, reference: own, amountMinor, payment: { network, phone } }: Unplaced,
): Promise<void> {
  const code = codeIn(networkRef) ?? own;
  await lockCode(tx, shopId, code);
  const known = await findByCode(tx, shopId, { network, reference: code });
  const isSame = known !== undefined && (await becomeUnplaced(tx, shopId, known.id, { network, amountMinor }));
  if (isSame) return emitChange(tx, deps, { shopId, id: known.id, actor: factActorOf(customerActor) });
  const id = await insertReceipt(tx, {
    ...{ shopId, network, amountMinor, payerPhone: phone, source: "gateway", reference: known ? own : code },
    cameAt: new Date().toISOString(),
  });
  await emitChange(tx, deps, { shopId, id, actor: factActorOf(customerActor) });
}
