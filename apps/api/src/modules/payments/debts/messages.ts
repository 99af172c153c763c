import type { PaymentMethod } from "@mauzo/contract/ledger/payment-methods";
import type { ManualDebtKind } from "@mauzo/contract/payments/manual-debts";
import type { Language, Money } from "@mauzo/contract/shared";
import { formatDay } from "@mauzo/format/date-time";
import { formatMoney } from "@mauzo/format/money";
import type { DebtEvent } from "./queries/list-debt-events.ts";

/** An order, or a debt that was written down. */
type Asking = ({ number: string } | { kind: ManualDebtKind }) & { owed: Money; due_on: string | null };
type Asked = {
  name: string;
  language: Language | null;
  shopLanguage: Language | null;
  shopName: string;
  currency: string;
  owed: readonly Asking[];
  url: string;
};

/** What a customer is asked for: each order with its number, or what was written down, what is owed, and until when. */
export function reminderMessage({ name, language, shopLanguage, shopName, currency, owed: all, url }: Asked): string {
  const spoken = language ?? shopLanguage ?? "sw";
  const sum = formatMoney({ minor: all.reduce((sum, { owed }) => sum + owed.minor, 0), currency });
  const lineOf = ({ owed, due_on, ...of }: Asking) => {
    const what = "number" in of ? of.number : eventWords[spoken].manual[of.kind];
    const due = due_on === null ? "" : ` (${spoken === "sw" ? "mwisho" : "due"} ${formatDay(due_on, spoken)})`;
    return `${what}: ${formatMoney(owed)}${due}`;
  };
  const hello = name === "" ? "" : ` ${name}`;
  const lines = all.slice(0, 10).map(lineOf).join("\n");
  const rest = all.length > 10 ? `\n+ ${all.length - 10}` : "";
  return spoken === "sw"
    ? `Habari${hello}, unadaiwa ${sum} na ${shopName}:\n${lines}${rest}\nTazama na ulipe hapa: ${url}`
    : `Hello${hello}, you owe ${shopName} ${sum}:\n${lines}${rest}\nLook at it and pay here: ${url}`;
}

/** The headings of the file, the same as in the list. */
export const columns: Record<Language, readonly string[]> = {
  en: [
    ...["Customer", "Phone", "Owes", "Overdue", "Currency", "Orders", "Written down", "Since", "Days"],
    ...["Due", "Promised", "Id"],
  ],
  sw: [
    ...[
      "Mteja",
      "Simu",
      "Anadaiwa",
      "Limechelewa",
      "Sarafu",
      "Oda",
      "Yaliyoandikwa",
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
  /** The same of what was written down, which has no number. */
  manual: Record<DebtEvent["kind"], string>;
  method: Record<PaymentMethod, string>;
  due: (day: string) => string;
};
/** What stands in the rows of a statement of debt. */
export const eventWords: Record<Language, EventWords> = {
  en: {
    kind: {
      ...{ order: "Order", paid: "Payment for", refunded: "Money back for" },
      ...{ forgiven: "Forgiven of", unforgiven: "Asked again for", opening: "Earlier debt", loan: "Loan" },
    },
    manual: {
      ...{ order: "Debt", opening: "Earlier debt", loan: "Loan", paid: "Payment of the debt", refunded: "Money back" },
      ...{ forgiven: "Forgiven of the debt", unforgiven: "Asked again for" },
    },
    method: { mobile_money: "Mobile money", cash: "Cash" },
    due: (day) => `pay by ${day}`,
  },
  sw: {
    kind: {
      ...{ order: "Oda", paid: "Malipo ya", refunded: "Pesa iliyorudishwa ya" },
      ...{ forgiven: "Msamaha wa", unforgiven: "Msamaha uliondolewa wa", opening: "Deni la awali", loan: "Mkopo" },
    },
    manual: {
      ...{
        order: "Deni",
        opening: "Deni la awali",
        loan: "Mkopo",
        paid: "Malipo ya deni",
        refunded: "Pesa iliyorudishwa",
      },
      ...{ forgiven: "Msamaha wa deni", unforgiven: "Msamaha uliondolewa" },
    },
    method: { mobile_money: "Pesa ya simu", cash: "Taslimu" },
    due: (day) => `mwisho wa kulipa ${day}`,
  },
};
