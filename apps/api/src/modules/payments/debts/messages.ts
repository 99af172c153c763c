import type { PaymentMethod } from "@mauzo/contract/ledger/payment-methods";
import type { Language } from "@mauzo/contract/shared";
import { formatDay } from "@mauzo/format/date-time";
import { formatMoney } from "@mauzo/format/money";
import type { OwedOrder } from "./queries/find-debt.ts";
import type { DebtEvent } from "./queries/list-debt-events.ts";

type Asked = {
  name: string;
  language: Language | null;
  shopLanguage: Language | null;
  shopName: string;
  currency: string;
  orders: readonly OwedOrder[];
  url: string;
};

/** What a customer is asked for: each order with its number, what is owed, and until when. */
export function reminderMessage({ name, language, shopLanguage, shopName, currency, orders, url }: Asked): string {
  const spoken = language ?? shopLanguage ?? "sw";
  const sum = formatMoney({ minor: orders.reduce((all, { owed }) => all + owed.minor, 0), currency });
  const lineOf = ({ number, owed, due_on }: OwedOrder) => {
    const due = due_on === null ? "" : ` (${spoken === "sw" ? "mwisho" : "due"} ${formatDay(due_on, spoken)})`;
    return `${number}: ${formatMoney(owed)}${due}`;
  };
  const hello = name === "" ? "" : ` ${name}`;
  const lines = orders.slice(0, 10).map(lineOf).join("\n");
  const rest = orders.length > 10 ? `\n+ ${orders.length - 10}` : "";
  return spoken === "sw"
    ? `Habari${hello}, unadaiwa ${sum} na ${shopName}:\n${lines}${rest}\nTazama na ulipe hapa: ${url}`
    : `Hello${hello}, you owe ${shopName} ${sum}:\n${lines}${rest}\nLook at it and pay here: ${url}`;
}

/** The headings of the file, the same as in the list. */
export const columns: Record<Language, readonly string[]> = {
  en: [...["Customer", "Phone", "Owes", "Overdue", "Currency", "Orders", "Since", "Days", "Due", "Promised", "Id"]],
  sw: [
    ...[
      "Mteja",
      "Simu",
      "Anadaiwa",
      "Limechelewa",
      "Sarafu",
      "Oda",
      "Tangu",
      "Siku",
      "Mwisho wa kulipa",
      "Ahadi",
      "Namba",
    ],
  ],
};

type EventWords = {
  kind: Record<DebtEvent["kind"], string>;
  method: Record<PaymentMethod, string>;
  due: (day: string) => string;
};
/** What stands in the rows of a statement of debt. */
export const eventWords: Record<Language, EventWords> = {
  en: {
    kind: {
      ...{ order: "Order", paid: "Payment for", refunded: "Money back for" },
      ...{ forgiven: "Forgiven of", unforgiven: "Asked again for" },
    },
    method: { mobile_money: "Mobile money", cash: "Cash" },
    due: (day) => `pay by ${day}`,
  },
  sw: {
    kind: {
      ...{ order: "Oda", paid: "Malipo ya", refunded: "Pesa iliyorudishwa ya" },
      ...{ forgiven: "Msamaha wa", unforgiven: "Msamaha uliondolewa wa" },
    },
    method: { mobile_money: "Pesa ya simu", cash: "Taslimu" },
    due: (day) => `mwisho wa kulipa ${day}`,
  },
};
