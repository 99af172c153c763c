import type { accountFailures } from "@mauzo/contract/shop/sms-kinds";

type Cause = (typeof accountFailures)[number];
/** Of so many last messages, from so many on, at most this share may fail for reasons that lie with the account. */
export const lastMessages = 200;
const [fewest, share] = [50, 0.25];

/** Why a campaign is to be paused: the cause of the most failures; undefined: it goes on. */
export function pauseCause(messages: number, causes: readonly { cause: Cause; count: number }[]): Cause | undefined {
  const failed = causes.reduce((sum, { count }) => sum + count, 0);
  if (messages < fewest || failed <= messages * share) return undefined;
  return causes.toSorted((a, b) => b.count - a.count)[0]?.cause;
}
