import type { CustomerFieldChange } from "@mauzo/contract/customers/customer-changes";
import type { ChoosableField } from "@mauzo/contract/customers/customer-merges";
import { type CustomerRecord, customerLimits } from "@mauzo/contract/customers/customers";

export type RecordFields = Pick<
  CustomerRecord,
  "name" | "phone" | "gender" | "language" | "place" | "birthday" | "tags"
>;
type Choices = Partial<Record<ChoosableField, "this" | "other">>;

const saysNothing = (value: string | null) => value === null || value === "";

/** Whose value each field has unless it is chosen: that of the kept one, or of the other where it says nothing. */
export function defaultChoices(
  sides: Record<"this" | "other", RecordFields>,
  kept: "this" | "other",
): Record<ChoosableField, "this" | "other"> {
  const merged = kept === "this" ? "other" : "this";
  const of = (field: ChoosableField) =>
    saysNothing(sides[kept][field]) && !saysNothing(sides[merged][field]) ? merged : kept;
  return {
    ...{ name: of("name"), phone: of("phone"), gender: of("gender") },
    ...{ language: of("language"), place: of("place"), birthday: of("birthday") },
  };
}

/** The tags of both, those of the kept one first, as many as a customer may have. */
export const mergedTags = (kept: readonly string[], merged: readonly string[]): string[] =>
  [...new Set([...kept, ...merged])].slice(0, customerLimits.tags);

/** Tags without those that a merge gave; what was taken away since stays away. */
export function tagsWithout(tags: readonly string[], changes: readonly CustomerFieldChange[]): string[] {
  const change = changes.find(({ field }) => field === "tags");
  const [was = [], is = []] = [change?.before?.split(", "), change?.after?.split(", ")];
  return tags.filter((tag) => was.includes(tag) || !is.includes(tag));
}

/** The record of the kept one after the merge. */
export function mergedFields(
  sides: Record<"this" | "other", RecordFields>,
  kept: "this" | "other",
  chosen: Choices,
): RecordFields {
  const choices = { ...defaultChoices(sides, kept), ...chosen };
  const value = <Field extends ChoosableField>(field: Field) => sides[choices[field]][field];
  return {
    ...{ name: value("name"), phone: value("phone"), gender: value("gender") },
    ...{ language: value("language"), place: value("place"), birthday: value("birthday") },
    tags: mergedTags(sides[kept].tags, sides[kept === "this" ? "other" : "this"].tags),
  };
}

type Weighed = { id: string; orders: number };
/** Whose row stays: that of more orders, or else the older one. */
export function keptOf(sides: Record<"this" | "other", Weighed>): "this" | "other" {
  const { this: one, other } = sides;
  if (one.orders !== other.orders) return one.orders > other.orders ? "this" : "other";
  return one.id < other.id ? "this" : "other";
}
