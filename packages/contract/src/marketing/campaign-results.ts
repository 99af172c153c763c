import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, IdParams, Money } from "../shared.ts";
import { smsFailures } from "../shop/sms-kinds.ts";
import { skipReasons } from "./campaign-states.ts";
import { RecipientCounts } from "./campaigns.ts";

/** For how many days after a message an order counts as following it. */
export const followedDays = 7;

/** How many people there are of a kind, and how many orders they placed. */
const Group = z.object({ people: z.int(), orders: z.int() });

/** What became of a campaign so far. */
export const CampaignResults = z.object({
  id: Id,
  counts: RecipientCounts,
  failures: z.array(z.object({ failure: z.enum(smsFailures), count: z.int() })),
  /** Whose message failed and who may still get it again by SMS, once it is over. */
  retriable: z.int(),
  skipped: z.array(z.object({ why: z.enum(skipReasons), count: z.int() })),
  /** What has left. */
  parts: z.int(),
  spent: Money,
  /** How often people opened its link, and how many of those it was sent to did. */
  ...{ clicks: z.int(), clicked: z.int() },
  /** Those it was for, whether or not it arrived, beside who was held out, and their orders within `followedDays` after its begin; null where nobody was. */
  compared: z.nullable(z.object({ got: Group, held_out: Group })),
  /** Who took back their consent by the link of this message. */
  opted_out: z.int(),
  /** The orders of who was sent it, within `followedDays` after it, cancelled ones left out. */
  orders: z.object({ people: z.int(), count: z.int(), total: Money }),
});
export type CampaignResults = z.infer<typeof CampaignResults>;

export const campaignResults = {
  get: endpoint({
    method: "GET",
    path: "/campaigns/:id/results",
    access: { resource: "customers", action: "read" },
    summary: "What became of a campaign: its messages, what they cost, and the orders after them",
    params: IdParams,
    reply: CampaignResults,
  }),
};
