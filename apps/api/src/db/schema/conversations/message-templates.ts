import type { TemplateExamples, TemplateText } from "@mauzo/contract/conversations/message-templates";
import { templateCategories, templatePurposes, templateStates } from "@mauzo/contract/conversations/message-templates";
import { sql } from "drizzle-orm";
import { integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, shopId } from "../../columns.ts";

export const messageTemplates = pgTable("message_templates", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  name: text("name").notNull(),
  category: text("category", { enum: templateCategories }).notNull(),
  purpose: text("purpose", { enum: templatePurposes }),
  examples: jsonb("examples").$type<TemplateExamples>().notNull(),
  version: integer("version").notNull().default(1),
  updatedBy: uuid("updated_by"),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});

/** A template in one language, with how it stands at WhatsApp. */
export const messageTemplateTexts = pgTable("message_template_texts", {
  shopId: shopId(),
  templateId: uuid("template_id").notNull(),
  language: text("language", { enum: ["en", "sw"] }).notNull(),
  /** As it is written. */
  text: jsonb("text").$type<TemplateText>().notNull(),
  /** As WhatsApp has it. */
  submitted: jsonb("submitted").$type<TemplateText>(),
  /** WhatsApp's id of it. */
  providerId: text("provider_id"),
  state: text("state", { enum: templateStates }).notNull().default("draft"),
  reason: text("reason"),
  code: integer("code"),
  stateAt: moment("state_at"),
});
