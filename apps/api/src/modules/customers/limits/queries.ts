import { and, eq } from "drizzle-orm";
import { customers } from "../../../db/schema/customers/customers.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

export const updateCreditLimit = (tx: Tx, shopId: string, id: string, creditLimitMinor: number | null) =>
  tx
    .update(customers)
    .set({ creditLimitMinor })
    .where(and(eq(customers.shopId, shopId), eq(customers.id, id)))
    .returning({ id: customers.id });
