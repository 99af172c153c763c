import {
  byEitherName,
  type OrderTimer,
  OrderWorkflow,
  reminderFieldNames,
  type SavedWorkflow,
} from "@mauzo/contract/orders/order-workflow";
import type { Language } from "@mauzo/contract/shared";
import { formatDay } from "@mauzo/format/date-time";
import { get } from "react-hook-form";
import { newIdempotencyKey } from "../../../lib/use-idempotency-key.ts";

/** How long an order may wait, in minutes, to choose from. */
export const waits = [15, 30, 60, 120, 360, 720, 1_440, 2_880, 4_320, 10_080] as const;
const minutesAnHour = 60;
const minutesADay = 1_440;

/** A wait in the largest unit that divides it. */
export function waitOf(minutes: number): { unit: "minutes" | "hours" | "days"; count: number } {
  if (minutes % minutesADay === 0) return { unit: "days", count: minutes / minutesADay };
  if (minutes % minutesAnHour === 0) return { unit: "hours", count: minutes / minutesAnHour };
  return { unit: "minutes", count: minutes };
}

/** The placeholders' values in a preview. */
export function sampleFields(shop: string, language: Language): Record<string, string> {
  const day = formatDay("2026-12-12", language);
  const { day: ofDay, amount } = reminderFieldNames;
  return {
    ...byEitherName({
      ...{ name: "Neema", number: "7K4Q9-DXM2T", total: "36,000.00 TZS", owed: "36,000.00 TZS" },
      ...{ shop, link: "mauzo.example/cart" },
    }),
    ...{ [ofDay.en]: day, [ofDay.sw]: day, [amount.en]: "12,000.00 TZS", [amount.sw]: "12,000.00 TZS" },
  };
}

export const toForm = (saved: SavedWorkflow): OrderWorkflow => {
  const { version: _, ...workflow } = saved;
  return workflow;
};

export const toInput = (workflow: OrderWorkflow, { version }: SavedWorkflow): SavedWorkflow => ({
  ...workflow,
  version,
});

/** What is wrong, at its field: a message in one language only is missing in the other. */
export function problemsOf(workflow: OrderWorkflow): { path: string; key: "missing" | "wrong" }[] {
  const { error } = OrderWorkflow.safeParse(workflow);
  return (error?.issues ?? []).flatMap(({ path: parts }): ReturnType<typeof problemsOf> => {
    const path = parts.join(".");
    if (parts.at(-1) !== "text") return [{ path, key: "wrong" }];
    const empty = ["en", "sw"].filter((language) => get(workflow, `${path}.${language}`) === "");
    return empty.map((language) => ({ path: `${path}.${language}`, key: "missing" }));
  });
}

/** The initial timer: an order that is still unpaid after an hour reminds its customer. */
export const newTimer = (): OrderTimer => ({
  ...{ id: newIdempotencyKey(), state: "new", unpaid_only: true, after_minutes: 60, action: "remind" },
  text: {
    en: "{name}, your order {number} waits for your payment: {owed}. {link}",
    sw: "{jina}, oda yako {namba} inasubiri malipo: {deni}. {kiungo}",
  },
});
