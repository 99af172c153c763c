import type { LimitedAccount } from "@mauzo/contract/ledger/accounts";
import { sql } from "drizzle-orm";
import { balances, noCustomer } from "../../schema/ledger/balances.ts";
import type { Tx } from "../../tenant-transaction.ts";

type Raised = { account: LimitedAccount; minor: number; customerId?: string };

/** Adds to balances what transfers that are written as rows bring them. */
export async function raiseBalances(tx: Tx, shopId: string, moved: readonly Raised[]): Promise<void> {
  for (const { customerId = noCustomer, ...balance } of moved)
    await tx
      .insert(balances)
      .values({ shopId, customerId, ...balance })
      .onConflictDoUpdate({
        target: [balances.shopId, balances.account, balances.customerId],
        set: { minor: sql`${balances.minor} + excluded.minor` },
      });
}
