import { businessTypes, idDocumentTypes, storedComplianceStates } from "@mauzo/contract/payments/compliance-states";
import { sql } from "drizzle-orm";
import { date, integer, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { bytes, id, moment, shopId } from "../../columns.ts";

export const complianceCases = pgTable("compliance_cases", {
  shopId: shopId(),
  id: id().default(sql`uuidv7()`),
  state: text("state", { enum: storedComplianceStates }).notNull().default("draft"),
  level: smallint("level").notNull().default(0),
  businessType: text("business_type", { enum: businessTypes }).notNull().default("individual"),
  ownerName: text("owner_name").notNull().default(""),
  birthDate: date("birth_date", { mode: "string" }),
  idType: text("id_type", { enum: idDocumentTypes }),
  sealedIdNumber: bytes("sealed_id_number"),
  idNumberEnd: text("id_number_end").notNull().default(""),
  idExpiresOn: date("id_expires_on", { mode: "string" }),
  businessName: text("business_name").notNull().default(""),
  sealedTin: bytes("sealed_tin"),
  tinEnd: text("tin_end").notNull().default(""),
  version: integer("version").notNull().default(0),
  updatedBy: uuid("updated_by"),
  updatedAt: moment("updated_at").notNull().defaultNow(),
  submittedAt: moment("submitted_at"),
  decidedAt: moment("decided_at"),
});
