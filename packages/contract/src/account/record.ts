import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Day, Id, Moment, PageQuery, page } from "../shared.ts";
import { recordEvents, recordKinds } from "./record-events.ts";

const Told = z.record(z.string(), z.unknown());

/** One thing that somebody did: never a secret, and nothing of a customer but an id. */
export const RecordEntry = z.object({
  id: Id,
  at: Moment,
  kind: z.enum(recordKinds),
  event: z.enum(recordEvents),
  /** A person of the shop, a key, somebody who runs Mauzo, or Mauzo itself, whose id and name are null. */
  by: z.object({
    kind: z.enum(["person", "key", "operator", "system"]),
    id: z.nullable(Id),
    name: z.nullable(z.string()),
  }),
  /** The network address it came from; null: from no request. */
  address: z.nullable(z.string()),
  /** What it was done to, as it was called then; null where its kind says it. */
  subject: z.object({ id: z.nullable(z.string()), name: z.nullable(z.string()) }),
  /** What changed, by the names of the columns; `changed` instead of what is secret or long. */
  before: Told,
  after: Told,
});
export type RecordEntry = z.infer<typeof RecordEntry>;

const filters = {
  kind: z.optional(z.enum(recordKinds)),
  /** A person or a key. */
  by: z.optional(Id),
  /** Days of the shop, both included. */
  from: z.optional(Day),
  to: z.optional(Day),
};
const Filters = z.object(filters);
/** By what the record may be narrowed. */
export type RecordFilter = z.input<typeof Filters>;

export const record = {
  list: endpoint({
    method: "GET",
    path: "/record",
    access: "admin",
    summary: "Who did what in the shop, newest first",
    query: z.extend(PageQuery, filters),
    reply: page(RecordEntry),
  }),
  file: endpoint({
    method: "GET",
    path: "/record-exports/record.csv",
    access: "admin",
    summary: "Who did what in the shop as a CSV file, newest first, in the requested language",
    /** The same filter as `record.list`; the server does the paging. */
    query: Filters,
    timeoutMs: 300_000,
    recorded: "record_exported",
    reply: z.unknown(),
  }),
};
