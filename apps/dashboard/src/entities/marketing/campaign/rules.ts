import type { CampaignChannel, RecipientState, SkipReason } from "@mauzo/contract/marketing/campaign-states";
import type { Campaign, RecipientCounts } from "@mauzo/contract/marketing/campaigns";

/** Where campaigns over a channel are listed, written and looked at before they are sent. */
export const campaignPaths = {
  sms: {
    list: "/dashboard/marketing/sms/campaign",
    write: "/dashboard/marketing/sms/create",
    preview: "/dashboard/marketing/sms/preview",
  },
  whatsapp: {
    list: "/dashboard/marketing/whatsapp/campaign",
    write: "/dashboard/marketing/whatsapp/campaign/new",
    preview: "/dashboard/marketing/whatsapp/campaign/preview",
  },
} as const satisfies Record<CampaignChannel, { list: string; write: string; preview: string }>;

/** The word for why somebody is left out. */
export const skipWord = (channel: CampaignChannel, why: SkipReason) =>
  channel === "whatsapp" && why === "no_consent" ? "no_whatsapp_consent" : why;

/** Whether what it cost is known: the shop may never have said what a template costs. */
export const isPriced = ({ channel, part_price }: Pick<Campaign, "channel" | "part_price">): boolean =>
  channel === "sms" || part_price !== null;

type Counts = Readonly<RecipientCounts>;
const sumOf = (counts: Counts, states: readonly RecipientState[]) =>
  states.reduce((sum, state) => sum + counts[state], 0);

/** How many were handed to the provider, whatever became of them. */
export const leftOf = (counts: Counts): number => sumOf(counts, ["sending", "unknown", "sent", "delivered", "read"]);
/** How many wait for their message. */
export const waitingOf = (counts: Counts): number => counts.prepared;
/** How many it is for: whoever was left out is not counted. */
export const peopleOf = (counts: Counts): number => leftOf(counts) + counts.failed + counts.prepared;
/** How many are done with, for better or worse. */
export const doneOf = (counts: Counts): number => peopleOf(counts) - counts.prepared - counts.sending;
/** How many are known to have left, whether or not they arrived. */
export const sentOf = (counts: Counts): number => sumOf(counts, ["sent", "delivered", "read"]);
/** How many are known to have arrived. */
export const arrivedOf = (counts: Counts): number => sumOf(counts, ["delivered", "read"]);

/** The parts of the bar, in its order: whoever waits is its rest. */
export const barStates = ["delivered", "sent", "unknown", "failed", "prepared"] as const;
export function barOf(counts: Counts): Readonly<Record<(typeof barStates)[number], number>> {
  const { sent, unknown, failed, prepared, sending } = counts;
  return { delivered: arrivedOf(counts), sent, unknown, failed, prepared: prepared + sending };
}

/** Whether its counts change by themselves. */
export const isMoving = ({ state }: Pick<Campaign, "state">): boolean => state === "sending";
/** Whether it can still be stopped. */
export const isUnderWay = ({ state }: Pick<Campaign, "state">): boolean =>
  state === "scheduled" || state === "sending" || state === "paused";
/** Whether it is over. */
export const isOver = ({ state }: Pick<Campaign, "state">): boolean => state === "done" || state === "stopped";
/** Whether messages of it may have left. */
export const isBegun = ({ state }: Pick<Campaign, "state">): boolean => state !== "draft" && state !== "scheduled";

/** How many orders there are for every hundred people, to one decimal. */
export const ordersPer100 = ({ people, orders }: { people: number; orders: number }): number =>
  people === 0 ? 0 : Math.round((orders * 1_000) / people) / 10;
