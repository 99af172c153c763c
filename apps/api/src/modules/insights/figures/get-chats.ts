import { type ChatFigures, type ChatSteps, chatSteps, type FigureDays } from "@mauzo/contract/insights/figures";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { groupChats } from "./queries/count-chats.ts";
import { groupSales } from "./queries/sum-sales.ts";
import { spansOf } from "./rules/spans.ts";
import { worstStep } from "./rules/worst-step.ts";

const none: ChatSteps = { chats: 0, carts: 0, orders: 0, paid: 0, handed_over: 0 };
const add = (one: ChatSteps, other: ChatSteps): ChatSteps => {
  const sums = { ...one };
  for (const step of chatSteps) sums[step] += other[step];
  return sums;
};

/** How far the chats of some days went, and where most of them ended. */
export async function getChats(tx: Tx, shopId: string, days: FigureDays): Promise<ChatFigures> {
  const spans = spansOf(days);
  const groups = await groupChats(tx, shopId, spans);
  const [now, before] = [true, false].map((is) => groups.filter(({ is_now }) => is_now === is).reduce(add, none));
  const sales = await groupSales(tx, spans);
  return {
    ...{ days, before_days: spans.before },
    now: stepsOf(now ?? none),
    before: stepsOf(before ?? none),
    channels: groups.filter(({ is_now }) => is_now).map(({ channel, ...steps }) => ({ ...stepsOf(steps), channel })),
    other_orders: sales.find(({ of }) => of === "all")?.chatless ?? 0,
    worst: worstStep(now ?? none),
  };
}

const stepsOf = ({ chats, carts, orders, paid, handed_over }: ChatSteps): ChatSteps => ({
  ...{ chats, carts, orders, paid, handed_over },
});
