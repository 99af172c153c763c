import { owedMinorOf } from "@mauzo/contract/orders/order-states";
import type { Order } from "@mauzo/contract/orders/orders";
import type { CartClaim, NewClaim } from "@mauzo/contract/orders/payment-claims";
import { formatAmount } from "@mauzo/format/money";
import type * as z from "zod/mini";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { refuse } from "../../../../http/refuse.ts";
import { getPaymentSettings } from "../../../shop/payment-settings/get-payment-settings.ts";
import { listClaims } from "../list-claims.ts";
import { cartClaimOf, claimableMinorOf, whyNoClaim } from "../rules.ts";
import { writeClaim } from "./write-claim.ts";

/**
 * Creates a payment claim of a locked order's customer, which the shop then checks. Part of the caller's transaction.
 * @throws 409 where no claim is possible; 422 for more than is owed after earlier claims, and for cash where the shop takes none.
 */
export async function claimForOrder(
  tx: Tx,
  deps: Pick<Deps, "emitFact">,
  { shopId, order }: { shopId: string; order: Order },
  body: z.output<typeof NewClaim>,
): Promise<CartClaim> {
  const { amount_minor, method } = body;
  const claims = await listClaims(tx, shopId, order);
  const why = whyNoClaim(order, claims);
  if (why) throw refuse(why);
  if (method === "cash" && !(await getPaymentSettings(tx, shopId)).cash)
    throw refuse("claim_cash_refused", { loc: ["body", "method"] });
  const most = claimableMinorOf(order, claims);
  if (amount_minor > most) {
    const code = most < owedMinorOf(order) ? "claim_too_large_beside" : "claim_too_large";
    throw refuse({ code, values: { amount: formatAmount(most) } }, { loc: ["body", "amount_minor"] });
  }
  return cartClaimOf(await writeClaim(tx, deps, { shopId, order }, body));
}
