import type { AccountBalances } from "@mauzo/contract/ledger/transactions";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { notFound } from "../../../http/refuse.ts";
import { findBalances } from "./queries/find-balances.ts";

/** What is in each account of the shop now. */
export async function getBalances(tx: Tx, shopId: string): Promise<AccountBalances> {
  const found = await findBalances(tx, shopId);
  if (!found) throw notFound();
  const { currency, minors } = found;
  const money = (minor: number) => ({ minor, currency });
  return {
    ...{ cash: money(minors.cash), till: money(minors.till), gateway: money(minors.gateway) },
    ...{ on_the_way: money(minors.on_the_way), available: money(minors.available), leaving: money(minors.leaving) },
    ...{ unmatched: money(minors.unmatched), credit: money(minors.credit) },
  };
}
