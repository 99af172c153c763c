import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Done, Id, IdParams, Moment, requiredText, Version } from "../shared.ts";
import { Customer } from "./customers.ts";
import { SegmentDocument } from "./segment-criteria.ts";

export const segmentLimits = { each: 100, name: 60, samples: 10 } as const;
const SegmentName = requiredText(segmentLimits.name);

/** A question about customers with a name; its members are whoever matches when it is asked. */
export const Segment = z.object({
  id: Id,
  name: z.string(),
  document: SegmentDocument,
  /** Who made it. */
  by: z.string(),
  updated_at: Moment,
  version: Version,
});
export type Segment = z.infer<typeof Segment>;

export const NewSegment = z.strictObject({ name: SegmentName, document: SegmentDocument });
export type NewSegment = z.input<typeof NewSegment>;
export const SegmentEdit = z.strictObject({
  name: z.optional(SegmentName),
  document: z.optional(SegmentDocument),
  version: Version,
});
export type SegmentEdit = z.input<typeof SegmentEdit>;

const may = (action: "read" | "create" | "update" | "delete") => ({ resource: "customers", action }) as const;

/**
 * How customers can be reached with an offer, the best way first: each is counted once. `chat`: a conversation takes any
 * message now, for nothing. `template`: WhatsApp, by an approved template alone. `sms`: by SMS alone. `opted_out`: could
 * be reached, but no longer wants to. `no_consent`: could be reached, but never agreed. `none`: nothing reaches them.
 */
export const reachWays = ["chat", "template", "sms", "opted_out", "no_consent", "none"] as const;
export const ReachWay = z.enum(reachWays);
export type ReachWay = z.infer<typeof ReachWay>;

/** The members of a segment are `customers.list` with the filter `segment`. */
export const segments = {
  list: endpoint({
    method: "GET",
    path: "/segments",
    access: may("read"),
    summary: "The shop's segments, by name",
    reply: z.object({ items: z.array(Segment) }),
  }),
  get: endpoint({
    method: "GET",
    path: "/segments/:id",
    access: may("read"),
    summary: "One segment",
    params: IdParams,
    reply: Segment,
  }),
  create: endpoint({
    method: "POST",
    path: "/segments",
    access: may("create"),
    summary: "Save a question about customers as a segment",
    body: NewSegment,
    reply: Segment,
    errors: ["segment_name_taken", "too_many_segments"],
  }),
  update: endpoint({
    method: "PATCH",
    path: "/segments/:id",
    access: may("update"),
    summary: "Rename a segment or change what it asks",
    params: IdParams,
    body: SegmentEdit,
    reply: Segment,
    errors: ["version_conflict", "segment_name_taken"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/segments/:id",
    access: may("delete"),
    summary: "Delete a segment that no campaign is still to use; its members stay. It can be restored for a day",
    params: IdParams,
    reply: Done,
    errors: ["segment_in_use"],
  }),
  restore: endpoint({
    method: "POST",
    path: "/segments/:id/restore",
    access: may("delete"),
    summary: "Restore a deleted segment",
    params: IdParams,
    reply: Done,
    status: 200,
    errors: ["segment_name_taken", "too_many_segments"],
  }),
  /** Of a question that need not be saved: for the count beside it while it is being built. */
  count: endpoint({
    method: "POST",
    path: "/segments/count",
    access: may("read"),
    summary: "How many customers match a question, with ten of them",
    body: z.strictObject({ document: SegmentDocument }),
    reply: z.object({ count: z.int(), samples: z.array(Customer).check(z.maxLength(segmentLimits.samples)) }),
    status: 200,
  }),
  reach: endpoint({
    method: "POST",
    path: "/segments/reach",
    access: may("read"),
    summary: "How those who match a question can be reached, and how many by each way",
    body: z.strictObject({ document: SegmentDocument }),
    reply: z.object({ ways: z.array(z.object({ way: ReachWay, count: z.int() })) }),
    status: 200,
  }),
};
