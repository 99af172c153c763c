import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, IdParams, Moment, optionalText, PageQuery, page, Version } from "../shared.ts";
import { FlowDraft } from "./chatflow.ts";
import { OfChatflow } from "./chatflows.ts";
import { trialShares } from "./flow-trials.ts";

/** `version` counts the saves of the draft: 0 as long as nobody has changed anything. */
export const SavedFlowDraft = z.strictObject({ document: FlowDraft, version: Version });
export type SavedFlowDraft = z.infer<typeof SavedFlowDraft>;

/** A flow as it was published. `restores`: the number of the version that it brings back. */
export const FlowVersion = z.object({
  id: Id,
  number: z.int(),
  note: z.string(),
  /** Who published it; null is the flow that every shop begins with. */
  by: z.nullable(z.string()),
  at: Moment,
  restores: z.nullable(z.int()),
});
export type FlowVersion = z.infer<typeof FlowVersion>;

/**
 * `running` is what customers meet: the number of a version, or 0 where nothing was published of it. Until then the
 * shop's first flow is what every shop begins with.
 */
export const FlowState = z.object({
  ...{ document: FlowDraft, version: Version },
  running: z.int(),
  /** Whether the draft says something else than what customers meet. */
  changed: z.boolean(),
});
export type FlowState = z.infer<typeof FlowState>;

/** Conversations: `reached` the step; wrote on when it waited for them (`answered`); said nothing for a day (`left`). */
export const StepNumbers = z.object({ node: z.string(), reached: z.int(), answered: z.int(), left: z.int() });
export type StepNumbers = z.infer<typeof StepNumbers>;

const may = <Action extends "read" | "create" | "update">(action: Action) =>
  ({ resource: "chatflow", action }) as const;

export const flows = {
  get: endpoint({
    method: "GET",
    path: "/chatflow",
    access: may("read"),
    summary: "The draft of the shop's chatflow, and the version that customers meet",
    query: OfChatflow,
    reply: FlowState,
    errors: ["not_found"],
  }),
  /** 409 when it has been saved since. A draft may have problems; customers meet it once it is published. */
  save: endpoint({
    method: "PUT",
    path: "/chatflow",
    access: may("update"),
    summary: "Save the draft of the chatflow",
    query: OfChatflow,
    body: SavedFlowDraft,
    reply: z.object({ version: Version, changed: z.boolean() }),
    errors: ["not_found", "version_conflict"],
  }),
  /** Of the last thirty days, of the version that customers meet. Steps that nobody reached are left out. */
  numbers: endpoint({
    method: "GET",
    path: "/chatflow/numbers",
    access: may("read"),
    summary: "How many conversations reached each step of the chatflow, went on from it, or ended there",
    query: OfChatflow,
    reply: z.object({ items: z.array(StepNumbers) }),
    errors: ["not_found"],
  }),
  versions: endpoint({
    method: "GET",
    path: "/chatflow/versions",
    access: may("read"),
    summary: "The published versions of the chatflow, newest first",
    query: z.extend(PageQuery, OfChatflow.shape),
    reply: page(FlowVersion),
    errors: ["not_found"],
  }),
  version: endpoint({
    method: "GET",
    path: "/chatflow/versions/:id",
    access: may("read"),
    summary: "A published version of the chatflow, with what it says",
    params: IdParams,
    reply: z.object({ ...FlowVersion.shape, document: FlowDraft }),
  }),
  /**
   * `draft` is the version of the draft that was read. Refused with errors in the draft, and where saved conversations go
   * otherwise than expected unless they are `even_so` to be; a conversation that goes on stays with the version it began with.
   */
  publish: endpoint({
    method: "POST",
    path: "/chatflow/versions",
    access: may("create"),
    summary: "Publish the draft: new conversations meet it",
    query: OfChatflow,
    body: z.strictObject({
      draft: Version,
      note: z._default(optionalText(200), ""),
      even_so: z._default(z.boolean(), false),
      /** Of a hundred new conversations, those that meet it at first; the others meet the version before. */
      share: z.optional(z.literal(trialShares)),
    }),
    reply: FlowVersion,
    errors: [
      "not_found",
      ...(["flow_on_trial", "flow_trial_alone"] as const),
      "version_conflict",
      "flow_has_errors",
      "flow_unchanged",
      "flow_tests_differ",
      "flow_address_unreachable",
      "segment_unknown",
    ],
  }),
  /** A draft with changes that were not published stays as it is. */
  restore: endpoint({
    method: "POST",
    path: "/chatflow/versions/:id/restore",
    access: may("create"),
    summary: "Publish an earlier version of the chatflow again",
    params: IdParams,
    reply: FlowVersion,
    errors: ["version_conflict", "flow_has_errors", "flow_unchanged", "flow_on_trial", "segment_unknown"],
  }),
};
