import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import type { PlainCode } from "../errors.ts";
import { Day, Id, Moment, Money, optionalText, requiredText, Version } from "../shared.ts";
import { uploadErrors } from "../shop/upload-errors.ts";
import {
  BusinessType,
  ComplianceField,
  ComplianceFileField,
  ComplianceState,
  complianceEventKinds,
  complianceLevels,
  IdDocumentType,
} from "./compliance-states.ts";

export const ComplianceLevel = z.literal(complianceLevels);

/** What of a field has to be mended, in both languages. */
export const ComplianceNote = z.strictObject({ field: ComplianceField, en: requiredText(300), sw: requiredText(300) });
export type ComplianceNote = z.infer<typeof ComplianceNote>;

/** How far the shop is, as any member sees it. */
export const ComplianceStatus = z.object({
  state: ComplianceState,
  level: ComplianceLevel,
  /** What may be withdrawn a day at each level, and what of today's is left. */
  ladder: z.array(z.object({ level: ComplianceLevel, day_limit: Money })),
  left_today: Money,
  submitted_at: z.nullable(Moment),
  decided_at: z.nullable(Moment),
  /** The last day on which the document that was approved counts; null where it has none. */
  expires_on: z.nullable(Day),
});
export type ComplianceStatus = z.infer<typeof ComplianceStatus>;

/** Somebody's birthday may be in another century. */
const Birthday = z.iso
  .date()
  .check(z.refine((day) => day >= "1900-01-01" && day < "2101-01-01", "day_out_of_range" satisfies PlainCode));
/** What a shop shows of itself, but for the numbers and the files. */
const said = {
  business_type: BusinessType,
  owner_name: optionalText(80),
  birth_date: z.nullable(Birthday),
  id_type: z.nullable(IdDocumentType),
  id_expires_on: z.nullable(Day),
  business_name: optionalText(80),
};

const File = z.object({ field: ComplianceFileField, kind: z.enum(["picture", "document"]), at: Moment });
export const ComplianceEvent = z.object({
  id: Id,
  kind: z.enum(complianceEventKinds),
  /** The file that was looked at; empty elsewhere. */
  about: z.string(),
  /** Empty for who decides at Mauzo. */
  by: z.string(),
  is_operator: z.boolean(),
  at: Moment,
});
export type ComplianceEvent = z.infer<typeof ComplianceEvent>;

/** The case as the shop's admins see it: of numbers the last digits alone. */
export const ComplianceCase = z.object({
  ...said,
  state: ComplianceState,
  id_number_end: z.string(),
  tin_end: z.string(),
  files: z.array(File),
  /** What has to be mended; empty unless the case needs attention. */
  notes: z.array(ComplianceNote),
  /** What is missing before it can be submitted. */
  missing: z.array(ComplianceField),
  /** The newest first. */
  history: z.array(ComplianceEvent),
  version: Version,
});
export type ComplianceCase = z.infer<typeof ComplianceCase>;

/** A number as it is printed: letters and digits, with what people write between them. */
const documentNumber = z.string().check(z.trim(), z.maxLength(40));
export const ComplianceInput = z.strictObject({
  ...said,
  /** Left out: it stays as it is. */
  id_number: z.optional(documentNumber),
  tin: z.optional(documentNumber),
  version: Version,
});
export type ComplianceInput = z.input<typeof ComplianceInput>;

/** What an operator compares with the documents. */
export const OperatorCase = z.object({
  ...said,
  state: ComplianceState,
  shop_name: z.string(),
  id_number: z.string(),
  tin: z.string(),
  files: z.array(File),
  version: Version,
});
export type OperatorCase = z.infer<typeof OperatorCase>;

const fieldParams = z.object({ field: ComplianceFileField });
const shopParams = z.object({ shop: Id });
const inputErrors = ["compliance_closed", "compliance_number_invalid", "version_conflict"] as const;

export const compliance = {
  status: endpoint({
    method: "GET",
    path: "/compliance",
    access: "member",
    summary: "How far the shop is with its documents, and what it may withdraw a day",
    reply: ComplianceStatus,
  }),
  get: endpoint({
    method: "GET",
    path: "/compliance/case",
    access: "admin",
    summary: "What the shop shows of itself, what has to be mended, and what became of it",
    reply: ComplianceCase,
  }),
  /** 409 when it was saved since, and while somebody looks at it or it is approved. */
  save: endpoint({
    method: "PUT",
    path: "/compliance/case",
    access: "admin",
    summary: "Save what the shop shows of itself",
    body: ComplianceInput,
    reply: ComplianceCase,
    errors: inputErrors,
  }),
  upload: endpoint({
    method: "POST",
    path: "/compliance/files",
    access: "admin",
    summary: "Upload a picture or a PDF for a field; it replaces the one that was there",
    query: z.object({ field: ComplianceFileField }),
    takesFile: true,
    timeoutMs: 300_000,
    reply: ComplianceCase,
    errors: [
      ...uploadErrors,
      ...(["picture_heic", "picture_broken", "file_type_refused", "storage_full"] as const),
      ...(["compliance_closed", "compliance_file_refused"] as const),
    ],
  }),
  file: endpoint({
    method: "GET",
    path: "/compliance/files/:field",
    access: "admin",
    summary: "The file of a field; each look is written down",
    params: fieldParams,
    recorded: "compliance_file_viewed",
    reply: z.unknown(),
  }),
  submit: endpoint({
    method: "POST",
    path: "/compliance/submit",
    access: "admin",
    summary: "Have what the shop shows of itself looked at",
    body: z.strictObject({ version: Version }),
    reply: ComplianceCase,
    status: 200,
    errors: ["compliance_closed", "compliance_incomplete", "version_conflict"],
  }),
};

/** For those who run Mauzo. They see the cases that wait for them, and nothing else of a shop. */
export const operatorCompliance = {
  list: endpoint({
    method: "GET",
    path: "/operator/compliance",
    access: "operator",
    summary: "The shops whose documents wait for a decision, the longest first",
    reply: z.object({ items: z.array(z.object({ shop: Id, shop_name: z.string(), submitted_at: Moment })) }),
  }),
  get: endpoint({
    method: "GET",
    path: "/operator/compliance/:shop",
    access: "operator",
    summary: "What a shop shows of itself; each look is written down",
    params: shopParams,
    reply: OperatorCase,
  }),
  file: endpoint({
    method: "GET",
    path: "/operator/compliance/:shop/files/:field",
    access: "operator",
    summary: "A file of a case; each look is written down",
    params: z.extend(shopParams, { field: ComplianceFileField }),
    reply: z.unknown(),
  }),
  decide: endpoint({
    method: "POST",
    path: "/operator/compliance/:shop/decisions",
    access: "operator",
    summary: "Approve a case, or say what of it has to be mended",
    params: shopParams,
    /** No notes: it is approved. */
    body: z.strictObject({
      version: Version,
      notes: z.array(ComplianceNote).check(z.maxLength(13)),
      reason: requiredText(300),
    }),
    reply: OperatorCase,
    status: 200,
    errors: ["compliance_not_waiting", "version_conflict"],
  }),
};
