/**
 * When somebody gets a recurring campaign. `birthday`: on their day. `month`: on the first of each month. `come_back`: so
 * many days after their last order. `back_in_stock`: when something they bought before, and that was sold out, is there again.
 */
export const planOccasions = ["birthday", "month", "come_back", "back_in_stock"] as const;
export type PlanOccasion = (typeof planOccasions)[number];

/**
 * What became of its last run. `nobody`: there was nobody it would have reached. `over_budget`: it would have cost more than
 * the shop set for a run, or nobody knows what it would have cost. `no_provider`: there was nothing to send it over.
 * `template`: WhatsApp did not send the template. `audience`: a segment was gone, or there were too many people.
 * `failed`: it broke down, and is tried again soon.
 */
export const planOutcomes = [
  "started",
  "nobody",
  "over_budget",
  "no_provider",
  "template",
  "audience",
  "failed",
] as const;
export type PlanOutcome = (typeof planOutcomes)[number];
