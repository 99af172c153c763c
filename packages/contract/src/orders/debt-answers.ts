import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import type { PlainCode } from "../errors.ts";
import { Id, IdParams, Moment, optionalText, requiredText } from "../shared.ts";

export const answerKinds = ["confirmed", "disputed"] as const;
/** What became of a dispute: the shop sees it as the customer does, or what is owed stays. */
export const disputeOutcomes = ["accepted", "stays"] as const;
export const DisputeOutcome = z.enum(disputeOutcomes);
export type DisputeOutcome = z.infer<typeof DisputeOutcome>;

/** What a customer says of what they owe for an order. */
export const DebtAnswer = z.object({
  kind: z.enum(answerKinds),
  /** Why it is not right; empty for what is. */
  reason: z.string(),
  at: Moment,
  /** What the shop did about it; null: nothing yet. */
  outcome: z.nullable(DisputeOutcome),
  answer: z.string(),
});
export type DebtAnswer = z.infer<typeof DebtAnswer>;

export const isDisputed = (said: DebtAnswer | null): boolean => said?.kind === "disputed" && said.outcome === null;

export const saidKinds = [...answerKinds, "withdrawn"] as const;
/** What a customer says of an order; `withdrawn`: nothing any more. */
export const NewAnswer = z
  .strictObject({ order_id: Id, said: z.enum(saidKinds), reason: z._default(optionalText(200), "") })
  .check(
    z.refine(({ said, reason }) => said !== "disputed" || reason !== "", {
      message: "dispute_reason_missing" satisfies PlainCode,
      path: ["reason"],
    }),
  );
export type NewAnswer = z.input<typeof NewAnswer>;

export const debtAnswers = {
  /** The customer is told in their conversation. 409 where it was settled, or taken back. */
  settle: endpoint({
    method: "POST",
    path: "/orders/:id/dispute",
    access: { resource: "transactions", action: "update" },
    summary: "Settle what a customer disputes of an order, with words for them",
    params: IdParams,
    body: z.strictObject({ outcome: DisputeOutcome, answer: requiredText(200) }),
    reply: z.object({ said: DebtAnswer, told: z.enum(["queued", "unreachable"]) }),
    errors: ["dispute_not_open"],
  }),
};
