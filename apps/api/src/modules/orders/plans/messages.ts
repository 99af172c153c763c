import type { OrderPlan } from "@mauzo/contract/orders/order-plans";
import type { Language, Money } from "@mauzo/contract/shared";
import { formatDay } from "@mauzo/format/date-time";
import { formatMoney } from "@mauzo/format/money";

const words = {
  en: { split: "Paid in instalments", ended: "No instalments any more" },
  sw: { split: "Inalipwa kwa awamu", ended: "Hakuna awamu tena" },
} as const;

/** The instalments of an order, for its history. */
export function planText(plan: OrderPlan, paid: Money, language: Language): string {
  const amounts = plan.map(({ due_on, until }, place) => {
    const minor = until.minor - (plan[place - 1]?.until.minor ?? paid.minor);
    return `${formatDay(due_on, language)} ${formatMoney({ ...until, minor })}`;
  });
  return `${words[language].split}: ${amounts.join(" · ")}`;
}

export const planEndedText = (language: Language): string => words[language].ended;
