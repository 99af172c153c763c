import { sql } from "drizzle-orm";
import { bigint, pgTable } from "drizzle-orm/pg-core";
import { bytes, shopId } from "../../columns.ts";

/** Where a shop's chain of entries ends, and where it was cut when old ones were deleted. */
export const recordHeads = pgTable("record_heads", {
  shopId: shopId(),
  number: bigint("number", { mode: "number" }).notNull().default(0),
  hash: bytes("hash").notNull().default(sql`''::bytea`),
  cutNumber: bigint("cut_number", { mode: "number" }).notNull().default(0),
  cutHash: bytes("cut_hash").notNull().default(sql`''::bytea`),
});
