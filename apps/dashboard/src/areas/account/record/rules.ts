import type { RecordEntry } from "@mauzo/contract/account/record";

/** The fields that have words of their own; `changed` instead of a value: it is secret, or too long to show. */
const fieldNames = [
  ...(["is_admin", "permissions", "sees_phones", "addresses", "expires_at", "secret_hash"] as const),
  ...(["url", "description", "events", "paused_why", "secret_ends", "removed_at"] as const),
  ...(["business_account_id", "token_ends", "app_secret_ends"] as const),
  ...(["provider", "sender_id", "part_minor", "is_default", "is_fallback"] as const),
  ...(["name", "slug", "category", "about", "whatsapp_number", "language", "place", "opening_hours"] as const),
  ...(["published", "currency", "time_zone", "hold_minutes", "is_demo", "requires_second_factor"] as const),
  ...(["methods", "ways", "cash", "charges", "workflow", "settings", "document", "prices"] as const),
  ...([
    "confirm_from_minor",
    "locked_at",
    "price_minor",
    "forgiven_minor",
    "amount_minor",
    "fee_minor",
    "method",
  ] as const),
  ...(["state", "level", "confirmed_by", "network", "filters"] as const),
] as const;
type FieldName = (typeof fieldNames)[number];

const values = [
  ...(["confirming", "held", "sending", "unknown", "sent", "returned", "cancelled"] as const),
  ...(["draft", "submitted", "needs_attention", "approved"] as const),
  ...(["cash", "mobile_money", "person", "gone", "failing", "changed"] as const),
] as const;
type KnownValue = (typeof values)[number];
export const knownValue = (value: unknown): KnownValue | undefined => values.find((each) => each === value);

export type ChangedField = { field: FieldName; before: unknown; after: unknown };

/** What changed, in the order of the table of fields: a value that is missing on one side was not there. */
export const changedFields = ({ before, after }: Pick<RecordEntry, "before" | "after">): ChangedField[] =>
  fieldNames
    .filter((field) => field in before || field in after)
    .map((field) => ({ field, before: before[field], after: after[field] }));

export const isMoney = (field: FieldName): boolean => field.endsWith("_minor");
export const isMoment = (field: FieldName): boolean => field.endsWith("_at");

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const nameIn = (value: unknown): string | undefined =>
  isObject(value) && "name" in value && typeof value.name === "string" ? value.name : undefined;

/** What a list is read by: its texts, or the names of what is in it; undefined for anything else. */
export function listed(value: unknown): string | undefined {
  if (!Array.isArray(value)) return undefined;
  const texts = value.map((each: unknown) => (typeof each === "string" ? each : nameIn(each)));
  return texts.includes(undefined) ? undefined : texts.join(", ");
}

/** Permissions as they were given; undefined: it is something else. */
export function grantsIn(value: unknown): { resource: string; action: unknown[] }[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const grants = value.flatMap((each: unknown) =>
    isObject(each) &&
    "resource" in each &&
    "action" in each &&
    typeof each.resource === "string" &&
    Array.isArray(each.action)
      ? [{ resource: each.resource, action: each.action }]
      : [],
  );
  return grants.length === value.length ? grants : undefined;
}

/** Entries by the day on which they were made, newest first; `dayOf` says it in the reader's time zone. */
export function byDay<Entry extends { at: string }>(entries: readonly Entry[], dayOf: (iso: string) => string) {
  const days: { day: string; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const day = dayOf(entry.at);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}
