import type { ComplianceNote } from "@mauzo/contract/payments/compliance";
import { complianceEventKinds } from "@mauzo/contract/payments/compliance-states";
import { sql } from "drizzle-orm";
import { boolean, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

export const complianceEvents = pgTable("compliance_events", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  kind: text("kind", { enum: complianceEventKinds }).notNull(),
  notes: jsonb("notes").$type<ComplianceNote[]>().notNull().default([]),
  about: text("about").notNull().default(""),
  isOperator: boolean("is_operator").notNull().default(false),
  userId: uuid("user_id"),
  userName: text("user_name").notNull().default(""),
  createdAt: moment("created_at").notNull().defaultNow(),
});
