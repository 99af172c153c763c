import type { Tx } from "../../../db/tenant-transaction.ts";
import { listOrdersOf, type OneConnection, raiseSms, type SmsReport } from "./queries.ts";

/** Stores what a provider says of an SMS about an order, unless more is known; the order, if it was one. */
export async function raiseSmsState(tx: Tx, at: OneConnection, report: SmsReport): Promise<string | undefined> {
  const id = await raiseSms(tx, at, report);
  return id === undefined ? undefined : (await listOrdersOf(tx, at.shopId, [id]))[0];
}
