import type { Language } from "@mauzo/contract/shared";
import type { PaymentSettings } from "@mauzo/contract/shop/payment-settings";
import type { Shop } from "@mauzo/contract/shop/shop";
import { formatDay } from "@mauzo/format/date-time";
import { maskPhones } from "@mauzo/format/mask-phones";
import { formatPhone } from "@mauzo/format/phone";
import { wayText } from "@mauzo/format/way-text";
import type { DebtStatement } from "@mauzo/order-documents/debt/debt-statement";
import type { Logo, PaperSize } from "@mauzo/order-documents/order-document";
import type { Phones } from "../../../../db/tenant-transaction.ts";
import { eventWords } from "../messages.ts";
import type { DebtEvent } from "../queries/list-debt-events.ts";

type Told = {
  debtor: { name: string; phone: string | null; currency: string };
  shop: Shop;
  ways: PaymentSettings["ways"];
  events: readonly DebtEvent[];
  logo: Logo | null;
  size: PaperSize;
  language: Language;
  madeAt: string;
  phones: Phones;
};

const charged: readonly DebtEvent["kind"][] = ["order", "opening", "loan", "refunded", "unforgiven"];
const isCharged = ({ kind }: DebtEvent) => charged.includes(kind);

/** The statement of what a customer owes as a document: what was charged less what was paid and forgiven is what is owed. */
export function statementOf({ debtor, shop, ways, events, language, phones, ...look }: Told): DebtStatement {
  const told = (text: string) => (phones === "hidden" ? maskPhones(text) : text);
  const say = eventWords[language];
  const sums = { chargedMinor: 0, paidMinor: 0, owedMinor: 0 };
  const rows = events.map((event) => {
    const [chargedMinor, paidMinor] = isCharged(event) ? [event.minor, 0] : [0, event.minor];
    sums.chargedMinor += chargedMinor;
    sums.paidMinor += paidMinor;
    sums.owedMinor += chargedMinor - paidMinor;
    const { kind, number, due_on, method, reference, at } = event;
    const how = method === null ? "" : say.method[method];
    const due = due_on === null ? "" : say.due(formatDay(due_on, language));
    return {
      ...{
        at,
        what: number === null ? say.manual[kind] : `${say.kind[kind]} ${number}`,
        chargedMinor,
        paidMinor,
        balanceMinor: sums.owedMinor,
      },
      details: told([how, reference, due].filter(Boolean).join(" · ")),
    };
  });
  return {
    ...{ kind: "debt", language, ...look, timeZone: shop.time_zone, currency: debtor.currency, ...sums, rows },
    shop: { name: shop.name, place: shop.place, phone: formatPhone(shop.whatsapp_number), logo: look.logo },
    customer: { name: told(debtor.name), phone: debtor.phone === null ? "" : formatPhone(debtor.phone) },
    howToPay: sums.owedMinor > 0 ? ways.filter(({ on }) => on).map((way) => wayText(way, language)) : [],
  };
}
