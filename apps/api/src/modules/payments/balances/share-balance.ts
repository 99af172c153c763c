import type { Reply } from "@mauzo/contract/endpoint";
import type { balanceLinks } from "@mauzo/contract/payments/balance-links";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import { addBalanceLink } from "../../orders/credit/add-balance-link.ts";
import { shareMessage } from "./messages.ts";
import { findOwner } from "./queries.ts";

/** Creates one more link to what a customer owes, with the message to send it in. @throws 404; 409 for who is forgotten */
export async function shareBalance(
  tx: Tx,
  deps: Pick<Deps, "env">,
  { shopId, customerId }: { shopId: string; customerId: string },
): Promise<Reply<typeof balanceLinks.create>> {
  const owner = await findOwner(tx, shopId, customerId);
  if (!owner) throw notFound();
  if (owner.isForgotten) throw refuse("debt_customer_forgotten");
  const url = await addBalanceLink(tx, deps, { shopId, customerId });
  return { url, text: shareMessage({ ...owner, url }) };
}
