import type { Expense } from "@mauzo/contract/expenses/expenses";
import type { Language } from "@mauzo/contract/shared";
import { plainAmount } from "@mauzo/format/money";
import { words } from "./messages.ts";

/** An expense as the cells of its row, in the order of the headings. */
export function rowOf(expense: Expense, language: Language): string[] {
  const { id, category, amount, method, spent_on, supplier, note, source, by, voided_at, void_reason } = expense;
  const say = words[language];
  return [
    ...[spent_on, say.category[category], plainAmount(amount.minor), amount.currency, say.method[method]],
    ...[supplier, note, by || say.source[source], voided_at === null ? "" : void_reason || say.voided, id],
  ];
}
