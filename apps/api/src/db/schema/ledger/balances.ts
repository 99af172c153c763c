import { limitedAccounts } from "@mauzo/contract/ledger/accounts";
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { minor, shopId } from "../../columns.ts";

/** Stands where a balance is of no customer. */
export const noCustomer = "00000000-0000-0000-0000-000000000000";

export const balances = pgTable("balances", {
  shopId: shopId(),
  account: text("account", { enum: limitedAccounts }).notNull(),
  customerId: uuid("customer_id").notNull().default(noCustomer),
  minor: minor("minor").notNull(),
});
