import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Done, Id, IdParams, Moment } from "../shared.ts";
import { OfChatflow } from "./chatflows.ts";

/** Of a hundred new conversations, those that meet a version on trial. */
export const trialShares = [10, 25, 50] as const;
export const trialReasons = ["left", "not_understood"] as const;
/** Conversations of either version before it may go back by itself. */
export const trialLeast = 50;

/**
 * Conversations that began with a version since the trial began. `ended`: reached an end, a
 * person or the link of their order. `left`: said nothing for a day before that. `not_understood`: the bot had nothing to say to something.
 */
const TrialSide = z.object({
  number: z.int(),
  ...{ conversations: z.int(), ended: z.int(), left: z.int(), not_understood: z.int() },
});
export type TrialSide = z.infer<typeof TrialSide>;

export const FlowTrial = z.object({
  ...{ id: Id, share: z.int(), began_at: Moment, newer: TrialSide, older: TrialSide },
  /** It went back by itself: so many of so many, of the new version and of the one before. null as long as it runs. */
  returned: z.nullable(
    z.object({
      because: z.enum(trialReasons),
      at: Moment,
      newer: z.object({ of: z.int(), among: z.int() }),
      older: z.object({ of: z.int(), among: z.int() }),
    }),
  ),
});
export type FlowTrial = z.infer<typeof FlowTrial>;

export const flowTrials = {
  /** One that runs, or that went back by itself as what customers meet now. */
  get: endpoint({
    method: "GET",
    path: "/chatflow/trial",
    access: { resource: "chatflow", action: "read" },
    summary: "How the version of the chatflow that is on trial does beside the one before it",
    query: OfChatflow,
    reply: z.object({ trial: z.nullable(FlowTrial) }),
    errors: ["not_found"],
  }),
  /** `all`: every new conversation meets the new version. `back`: the one before is published again. */
  end: endpoint({
    method: "POST",
    path: "/chatflow/trials/:id/end",
    access: { resource: "chatflow", action: "create" },
    summary:
      "Have all new conversations meet the version of the chatflow that is on trial, or go back to the one before",
    params: IdParams,
    body: z.strictObject({ to: z.enum(["all", "back"]) }),
    reply: Done,
    status: 200,
    errors: ["flow_trial_over", "version_conflict", "flow_has_errors"],
  }),
};
