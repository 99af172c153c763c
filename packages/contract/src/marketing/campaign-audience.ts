import * as z from "zod/mini";
import { Tag } from "../customers/customers.ts";
import { SegmentMatch } from "../customers/segment-criteria.ts";
import { Id } from "../shared.ts";
import { PhoneInput } from "../shop/shop.ts";

export const audienceLimits = { segments: 10, tags: 20, numbers: 2000, days: 365 } as const;

export const audienceFields = {
  /** All customers; the segments and tags do not count then. */
  everyone: z.boolean(),
  segments: z.array(Id).check(z.maxLength(audienceLimits.segments)),
  tags: z.array(Tag).check(z.maxLength(audienceLimits.tags)),
  /** Whether somebody has to be in all segments and have all tags, or in any. */
  match: SegmentMatch,
  /** Leaves out who was sent a campaign within so many days. */
  not_within_days: z.nullable(z.int().check(z.gte(1), z.lte(audienceLimits.days))),
};
/**
 * Whom it is for. The numbers are a list of people, which counts as one more segment: with `all`, somebody has to be on
 * it, too; with `any`, whoever is on it is of the audience.
 */
export const CampaignAudience = z.strictObject({
  ...audienceFields,
  numbers: z.array(PhoneInput).check(z.maxLength(audienceLimits.numbers)),
});
export type CampaignAudience = z.infer<typeof CampaignAudience>;
