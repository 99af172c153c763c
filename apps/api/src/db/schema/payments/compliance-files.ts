import { complianceFileFields } from "@mauzo/contract/payments/compliance-states";
import { sql } from "drizzle-orm";
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

export const complianceFiles = pgTable("compliance_files", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  field: text("field", { enum: complianceFileFields }).notNull(),
  mediaId: uuid("media_id").notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
});
