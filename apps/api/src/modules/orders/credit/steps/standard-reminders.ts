import type { OrderWorkflow } from "@mauzo/contract/orders/order-workflow";
import { reminderTexts } from "../messages.ts";

const ours = (when: "before" | "after") => ({ on: false, text: reminderTexts[when] });

/** No words of the shop's own; it begins to write them with ours. */
export const standardReminders: OrderWorkflow["reminders"] = {
  ...{ three_before: ours("before"), day_before: ours("before") },
  ...{ day_after: ours("after"), week_after: ours("after"), two_weeks_after: ours("after") },
};
