import type { Customer } from "@mauzo/contract/customers/customers";
import type { Language } from "@mauzo/contract/shared";
import { plainAmount } from "@mauzo/format/money";
import { words } from "./messages.ts";

/** A customer as the cells of their row, in the order of the headings; days are in the shop's time zone. */
export function rowOf(customer: Customer, language: Language, timeZone: string): string[] {
  const say = words[language];
  // The Swedish date format is one that all spreadsheets read and sort.
  const dayOf = (at: string | null) => (at === null ? "" : new Date(at).toLocaleDateString("sv-SE", { timeZone }));
  const { gender, total, owed } = customer;
  return [
    ...[customer.name, customer.phone ?? "", customer.place, customer.tags.join(", ")],
    ...[gender === null ? "" : say.gender[gender], customer.language === null ? "" : say.language[customer.language]],
    ...[say.source[customer.source], String(customer.total_orders), plainAmount(total.minor), plainAmount(owed.minor)],
    ...[total.currency, dayOf(customer.first_order_at), dayOf(customer.last_order_at)],
  ];
}
