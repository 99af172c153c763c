import type { ErrorCode } from "@mauzo/contract/errors";
import type { PlanOutcome } from "@mauzo/contract/marketing/plan-states";

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
