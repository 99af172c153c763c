import { formatAmount } from "@mauzo/format/money";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { refuse } from "../../../http/refuse.ts";
import { findAboveLimit } from "./steps/find-above-limit.ts";

type Of = { shopId: string; orderId: string };

/** An order leaves its customer owing no more than they may. Part of the caller's transaction. @throws 409 */
export async function requireCredit(tx: Tx, of: Of): Promise<void> {
  const above = await findAboveLimit(tx, of);
  if (!above) return;
  const values = { limit: formatAmount(above.limit.minor), left: formatAmount(above.left.minor) };
  throw refuse({ code: "credit_limit_reached", values }, { extra: { left_minor: above.left.minor } });
}
