import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import type { PlainCode } from "../errors.ts";
import { defineList } from "../lists.ts";
import { Id, IdParams, Language, Moment, Money, optionalText, PriceMinor, page, Version } from "../shared.ts";
import { Consent } from "./consents.ts";

export const maxOtherNames = 3;
export const genders = ["male", "female"] as const;
export const Gender = z.enum(genders);
export type Gender = z.infer<typeof Gender>;

/** The ways orders come in by; `manual`: entered by staff. */
export const customerChannels = ["web", "whatsapp", "manual", "pos"] as const;
export const CustomerChannel = z.enum(customerChannels);
export type CustomerChannel = z.infer<typeof CustomerChannel>;
/** How a customer came to be in the list: by the channel of their first order, added by staff, or with a file. */
export const customerSources = ["web", "whatsapp", "manual", "pos", "added", "imported"] as const;
export const CustomerSource = z.enum(customerSources);
export type CustomerSource = z.infer<typeof CustomerSource>;

/** How long texts may be, and how many tags a customer may have. */
export const customerLimits = { name: 80, place: 80, tag: 30, tags: 15, note: 1000, notes: 500 } as const;

/** What stands for the hidden digits of a number. */
const hiddenDigit = "•";
/** Whether a number is shown with most of its digits hidden, because the reader may not see it. */
export const isMaskedPhone = (phone: string): boolean => phone.includes(hiddenDigit);

/** A word or two to find customers by, in small letters. */
export const Tag = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1),
    z.maxLength(customerLimits.tag),
    z.regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} &+'’./-]*$/u, "tag_unreadable" satisfies PlainCode),
  );
const areDistinct = (tags: readonly string[]) => new Set(tags).size === tags.length;
export const Tags = z
  .array(Tag)
  .check(z.maxLength(customerLimits.tags), z.refine(areDistinct, "tag_twice" satisfies PlainCode));

/** A customer in the shop's list. */
export const Customer = z.object({
  id: Id,
  name: z.string(),
  /**
   * E.164; with hidden digits (`0712 ••• 678`) for readers who may not see numbers; null when no number is known. Other
   * numbers are in `contacts` of the customer's record.
   */
  phone: z.nullable(z.string()),
  /** Other names on their newest orders. */
  other_names: z.array(z.string()).check(z.maxLength(maxOtherNames)),
  place: z.string(),
  tags: z.array(z.string()),
  /** null: it is not known, and never guessed. */
  gender: z.nullable(Gender),
  language: z.nullable(Language),
  source: CustomerSource,
  /** The channels their orders came through. */
  channels: z.array(CustomerChannel),
  /** What their orders come to; an order that is void counts nowhere. */
  total: Money,
  total_orders: z.int(),
  /** What they still owe for all orders. */
  owed: Money,
  /** What they may owe at most; null: as much as the shop gives. */
  credit_limit: z.nullable(Money),
  first_order_at: z.nullable(Moment),
  last_order_at: z.nullable(Moment),
});
export type Customer = z.infer<typeof Customer>;

const Days = z.coerce.number().check(z.int(), z.gte(0), z.lte(3650));
/** Customers without a name come last by name, those who never ordered last by their last order. */
export const customerList = defineList({
  columns: {
    created: "id",
    name: "text or null",
    total: "integer",
    owed: "integer",
    last_order: "moment or null",
  },
  first: "created_desc",
  filters: {
    /** Part of a name, also misspelt, or of a number however it is written. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    search_by: z._default(z.enum(["all", "name", "phone"]), "all"),
    tag: z.optional(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(customerLimits.tag))),
    place: z.optional(z.string().check(z.trim(), z.maxLength(customerLimits.place))),
    /** Whether they owe anything. */
    owed: z._default(z.enum(["all", "yes", "no"]), "all"),
    /** Whose last order was within this many days, or longer ago; those who never ordered are in neither. */
    ordered_within: z.optional(Days),
    silent_for: z.optional(Days),
    channel: z._default(z.enum(["all", ...customerChannels]), "all"),
    gender: z._default(z.enum(["all", ...genders, "unknown"]), "all"),
    /** Members of this segment. */
    segment: z.optional(Id),
  },
});
export const CustomerFilter = customerList.query;
export type CustomerFilter = z.input<typeof CustomerFilter>;

/** A way to reach a customer. */
export const CustomerContact = z.object({
  id: Id,
  channel: z.enum(["phone", "whatsapp"]),
  /** As `phone` of the customer. */
  phone: z.string(),
  /** The name given with it, where there is one. */
  name: z.string(),
});
export type CustomerContact = z.infer<typeof CustomerContact>;

/** A product a customer buys again and again. */
export const UsualProduct = z.object({
  product_id: Id,
  name: z.string(),
  quantity: z.int(),
  orders: z.int(),
  last_at: Moment,
});
export type UsualProduct = z.infer<typeof UsualProduct>;

const usualProductsMost = 5;
const placesMost = 5;
const contactsMost = 20;
/** A customer with all that is known of them, apart from the timeline. */
export const CustomerRecord = z.extend(Customer, {
  birthday: z.nullable(z.iso.date()),
  /** What they paid too much before, and is theirs. */
  credit: Money,
  created_at: Moment,
  /** When everything of them was erased; null otherwise. */
  forgotten_at: z.nullable(Moment),
  contacts: z.array(CustomerContact).check(z.maxLength(contactsMost)),
  /** null for readers who may not read orders, as are the places. */
  usual_products: z.nullable(z.array(UsualProduct).check(z.maxLength(usualProductsMost))),
  /** Where their orders were brought, the latest first. */
  places: z.nullable(z.array(z.string()).check(z.maxLength(placesMost))),
  /** What was said last of each channel; one of which nothing was said is left out. */
  consents: z.array(Consent),
  version: Version,
  /** Who made the last change that can be undone, and when. */
  undoable: z.nullable(z.object({ by: z.string(), at: Moment })),
});
export type CustomerRecord = z.infer<typeof CustomerRecord>;

const fields = {
  name: optionalText(customerLimits.name),
  /** As people write it; empty: no number. */
  phone: z.string().check(z.trim(), z.maxLength(40)),
  gender: z.nullable(Gender),
  language: z.nullable(Language),
  place: optionalText(customerLimits.place),
  birthday: z.nullable(z.iso.date()),
  tags: Tags,
};
/** A customer added by hand: with a name, a number or both. */
export const NewCustomer = z
  .strictObject({
    name: z._default(fields.name, ""),
    phone: z._default(fields.phone, ""),
    gender: z._default(fields.gender, null),
    language: z._default(fields.language, null),
    place: z._default(fields.place, ""),
    birthday: z._default(fields.birthday, null),
    tags: z._default(fields.tags, []),
    note: z._default(optionalText(customerLimits.note), ""),
  })
  .check(
    z.refine(({ name, phone }) => name !== "" || phone !== "", {
      message: "customer_unnamed" satisfies PlainCode,
      path: ["name"],
    }),
  );
export type NewCustomer = z.input<typeof NewCustomer>;

/** The fields to change; those left out stay. Only who sees numbers may change one. */
export const CustomerEdit = z.strictObject({
  name: z.optional(fields.name),
  phone: z.optional(fields.phone),
  gender: z.optional(fields.gender),
  language: z.optional(fields.language),
  place: z.optional(fields.place),
  birthday: z.optional(fields.birthday),
  tags: z.optional(fields.tags),
  version: Version,
});
export type CustomerEdit = z.input<typeof CustomerEdit>;

/** A tag or place in use, and by how many customers. */
const UsedValue = z.object({ value: z.string(), customers: z.int() });

const may = (action: "read" | "create" | "update") => ({ resource: "customers", action }) as const;

export const customers = {
  list: endpoint({
    method: "GET",
    path: "/customers",
    access: may("read"),
    summary: "The shop's customers by name, number and filters, newest first or as sorted",
    query: customerList.query,
    reply: page(Customer),
    errors: ["segment_unknown"],
  }),
  create: endpoint({
    method: "POST",
    path: "/customers",
    access: may("create"),
    summary: "Add a customer by hand",
    body: NewCustomer,
    reply: CustomerRecord,
    /** `customer_phone_taken` comes with `customer_id`, whose number it is, for who sees customers and their numbers. */
    errors: ["phone_invalid", "customer_phone_taken"],
  }),
  /** What the filters of the list can be set to, the most used first. */
  values: endpoint({
    method: "GET",
    path: "/customers/values",
    access: may("read"),
    summary: "The tags and places of the shop's customers",
    reply: z.object({ tags: z.array(UsedValue), places: z.array(UsedValue) }),
  }),
  get: endpoint({
    method: "GET",
    path: "/customers/:id",
    access: may("read"),
    summary: "One customer with numbers, figures and usual products",
    params: IdParams,
    reply: CustomerRecord,
    /** With `customer_id`: whom they were merged into. */
    errors: ["customer_merged"],
  }),
  update: endpoint({
    method: "PATCH",
    path: "/customers/:id",
    access: may("update"),
    summary: "Change a customer's record",
    params: IdParams,
    body: CustomerEdit,
    reply: CustomerRecord,
    errors: [
      "version_conflict",
      "phone_invalid",
      "customer_phone_taken",
      "phones_hidden",
      "customer_unnamed",
      "customer_merged",
    ],
  }),
  /** What they owe already stays; orders that staff enter and that leave more owed are refused then. */
  limit: endpoint({
    method: "POST",
    path: "/customers/:id/credit-limit",
    access: "admin",
    summary: "Say how much a customer may owe at most",
    params: IdParams,
    body: z.strictObject({ limit_minor: z.nullable(PriceMinor) }),
    reply: CustomerRecord,
    status: 200,
    errors: ["customer_merged"],
  }),
  /** Undoes the last change of the record that is not undone yet; then the one before it is the last. */
  undo: endpoint({
    method: "POST",
    path: "/customers/:id/undo",
    access: may("update"),
    summary: "Undo the last change of a customer's record",
    params: IdParams,
    body: z.strictObject({ version: Version }),
    reply: CustomerRecord,
    status: 200,
    errors: ["version_conflict", "nothing_to_undo", "customer_phone_taken", "phones_hidden", "customer_merged"],
  }),
};
