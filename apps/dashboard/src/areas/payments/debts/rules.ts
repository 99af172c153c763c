import { ageOfDays, type DebtAge } from "@mauzo/contract/payments/debts";
import type { BadgeTone } from "@mauzo/ui/badge";

const tones: Readonly<Record<DebtAge, BadgeTone>> = {
  week: "neutral",
  month: "info",
  two_months: "accent",
  older: "danger",
};

/** How old a debt of so many days is, as the sums above the list have it, and the colour of that age. */
export function ageOf(days: number): { age: DebtAge; tone: BadgeTone } {
  const age = ageOfDays(days);
  return { age, tone: tones[age] };
}
