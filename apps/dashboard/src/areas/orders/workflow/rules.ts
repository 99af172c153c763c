import { byEitherName, type OrderTimer, OrderWorkflow } from "@mauzo/contract/orders/order-workflow";
import { newKey } from "../../../lib/use-attempt-key.ts";

/** How long an order may wait, in minutes, to choose from. */
export const waits = [15, 30, 60, 120, 360, 720, 1_440, 2_880, 4_320, 10_080] as const;
const minutesAnHour = 60;
const minutesADay = 1_440;

/** A wait as a number of the largest unit that fits. */
export function waitOf(minutes: number): { unit: "minutes" | "hours" | "days"; count: number } {
  if (minutes % minutesADay === 0) return { unit: "days", count: minutes / minutesADay };
  if (minutes % minutesAnHour === 0) return { unit: "hours", count: minutes / minutesAnHour };
  return { unit: "minutes", count: minutes };
}

/** What the fields stand for in a preview. */
export const sampleFields = (shop: string): Record<string, string> =>
  byEitherName({
    ...{ name: "Neema", number: "7K4Q9-DXM2T", total: "36,000.00 TZS", owed: "36,000.00 TZS" },
    ...{ shop, link: "mauzo.example/cart" },
  });

/** Where a workflow cannot be saved, as `steps.ready.customer`; what stands there is shown at that place. */
export function problemsOf(workflow: OrderWorkflow): Map<string, string> {
  const { error } = OrderWorkflow.safeParse(workflow);
  return new Map((error?.issues ?? []).map(({ path, message }) => [path.slice(0, 3).join("."), message]));
}

/** A timer to begin with: an hour after an order came that is not paid, its customer is reminded. */
export const newTimer = (): OrderTimer => ({
  ...{ id: newKey(), state: "new", unpaid_only: true, after_minutes: 60, action: "remind" },
  text: {
    en: "{name}, your order {number} waits for your payment: {owed}. {link}",
    sw: "{jina}, oda yako {namba} inasubiri malipo: {deni}. {kiungo}",
  },
});
