import type { ErrorCode } from "@mauzo/contract/errors";
import type { PlanOutcome } from "@mauzo/contract/marketing/plan-states";
import { queueOptions } from "../../../jobs/job-definitions.ts";

const outcomes: Partial<Record<ErrorCode, PlanOutcome>> = {
  ...{ sms_connection_missing: "no_provider", whatsapp_not_connected: "no_provider" },
  ...{ campaign_template_missing: "template", campaign_template_not_approved: "template" },
  ...{ campaign_template_of_order: "template", campaign_fallback_missing: "template" },
  ...{ segment_unknown: "audience", campaign_audience_missing: "audience", campaign_too_large: "audience" },
};

/** What a run came to that was refused for this; undefined: for nothing that the shop can mend. */
export const outcomeOf = (code: ErrorCode): PlanOutcome | undefined => outcomes[code];

/** Whether a run may cost so much; what nobody knows is too much where there is a budget. */
export const isWithin = (priceMinor: number | null, budgetMinor: number | null): boolean =>
  budgetMinor === null || (priceMinor !== null && priceMinor <= budgetMinor);

const { retryDelay, retryLimit } = queueOptions;
const firstMs = retryDelay * 1000;
const longestMs = firstMs * 2 ** (retryLimit - 1);
/**
 * When a run that failed is tried again: after pauses as long as those of jobs, each as long as all before it, and no later
 * than its next one. From when it was due follows how long it has failed, so nothing has to be counted.
 */
export function retryAt({ last, next }: { last: string; next: string }, now: Date): string {
  const failingMs = now.getTime() - new Date(last).getTime();
  const pauseMs = Math.min(longestMs, Math.max(firstMs, failingMs));
  return new Date(Math.min(now.getTime() + pauseMs, new Date(next).getTime())).toISOString();
}
