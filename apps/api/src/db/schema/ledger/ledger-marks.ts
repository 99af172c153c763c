import { pgTable, text } from "drizzle-orm/pg-core";
import { minor, moment, shopId } from "../../columns.ts";

export const ledgerMarks = pgTable("ledger_marks", {
  shopId: shopId(),
  account: text("account").notNull(),
  upTo: moment("up_to").notNull(),
  minor: minor("minor").notNull(),
});
