import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, IdParams, Language, Money, Version } from "../shared.ts";
import { Customer, CustomerRecord, Gender } from "./customers.ts";

/** The fields of which one customer's value is kept; of numbers, which of them is shown. Everything else is kept of both. */
export const choosableFields = ["name", "phone", "gender", "language", "place", "birthday"] as const;
export const ChoosableField = z.enum(choosableFields);
export type ChoosableField = z.infer<typeof ChoosableField>;

/** For how many days a merge can be undone. */
export const mergeUndoDays = 30;
/** How many orders may move, and how many numbers a customer may have. */
export const mergeLimits = { orders: 5000, contacts: 20, suggestions: 50 } as const;

/** Why two customers may be one person: numbers that end alike, or a name that reads alike at a place of both. */
export const MergeReason = z.enum(["phone", "name_and_place"]);
export type MergeReason = z.infer<typeof MergeReason>;
export const MergeSuggestion = z.object({ first: Customer, second: Customer, why: MergeReason });
export type MergeSuggestion = z.infer<typeof MergeSuggestion>;

/** One of the two, as they are before the merge. */
export const MergeSide = z.object({
  id: Id,
  name: z.string(),
  phone: z.nullable(z.string()),
  gender: z.nullable(Gender),
  language: z.nullable(Language),
  place: z.string(),
  birthday: z.nullable(z.iso.date()),
  tags: z.array(z.string()),
  /** All their numbers, as `phone`. */
  phones: z.array(z.string()),
  /** Orders that count in the total, and all there are. */
  total_orders: z.int(),
  orders: z.int(),
  notes: z.int(),
  total: Money,
  owed: Money,
  version: Version,
});
export type MergeSide = z.infer<typeof MergeSide>;

const Choice = z.enum(["this", "other"]);
export const MergePreview = z.object({
  this: MergeSide,
  other: MergeSide,
  /** Whose value each field has, unless another choice is sent. */
  keep: z.record(ChoosableField, Choice),
  /** What both have together afterwards. */
  merged: z.object({
    tags: z.array(z.string()),
    phones: z.array(z.string()),
    total_orders: z.int(),
    notes: z.int(),
    total: Money,
    owed: Money,
  }),
});
export type MergePreview = z.infer<typeof MergePreview>;

export const CustomerMerge = z.strictObject({
  other_id: Id,
  version: Version,
  other_version: Version,
  /** Whose value is kept; of fields left out, that of whoever keeps their id, or of the other where it says nothing. */
  keep: z._default(z.partialRecord(ChoosableField, Choice), {}),
});
export type CustomerMerge = z.input<typeof CustomerMerge>;

const update = { resource: "customers", action: "update" } as const;

export const customerMerges = {
  /** Of one customer, or among the shop's newest. Pairs that were said to be two people are left out. */
  suggestions: endpoint({
    method: "GET",
    path: "/customers/merge-suggestions",
    access: update,
    summary: "Customers who may be the same person",
    query: z.object({ customer_id: z.optional(Id) }),
    reply: z.object({ items: z.array(MergeSuggestion).check(z.maxLength(mergeLimits.suggestions)) }),
    errors: ["customer_unknown"],
  }),
  /** `different: false` takes it back. */
  separate: endpoint({
    method: "POST",
    path: "/customers/:id/different",
    access: update,
    summary: "Say that two customers are not the same person",
    params: IdParams,
    body: z.strictObject({ other_id: Id, different: z.boolean() }),
    reply: z.object({ different: z.boolean() }),
    status: 200,
    errors: ["customer_unknown", "customer_merged", "merge_with_self"],
  }),
  preview: endpoint({
    method: "GET",
    path: "/customers/:id/merge-preview",
    access: update,
    summary: "What merging two customers keeps of each",
    params: IdParams,
    query: z.object({ other_id: Id }),
    reply: MergePreview,
    errors: ["customer_unknown", "customer_merged", "merge_with_self"],
  }),
  /** Whoever has more orders keeps their id; the other's leads there. */
  merge: endpoint({
    method: "POST",
    path: "/customers/:id/merge",
    access: update,
    summary: "Merge two customers into one",
    params: IdParams,
    body: CustomerMerge,
    reply: z.object({ merge_id: Id, customer: CustomerRecord }),
    status: 200,
    errors: ["version_conflict", "customer_unknown", "customer_merged", "merge_with_self", "merge_too_large"],
  }),
  /**
   * Within 30 days. Each gets back what was theirs, and what came by their numbers since; the rest stays with the one who
   * was kept. Undoing twice has the same effect as once.
   */
  undo: endpoint({
    method: "POST",
    path: "/customer-merges/:id/undo",
    access: update,
    summary: "Undo a merge: two customers again, each with what is theirs",
    params: IdParams,
    reply: z.object({ customer_id: Id, merged_id: Id }),
    status: 200,
    errors: ["merge_followed", "merge_undo_expired", "merge_credit_used"],
  }),
};
