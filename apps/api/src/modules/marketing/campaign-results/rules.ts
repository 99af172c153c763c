import type { CampaignRecipient } from "@mauzo/contract/marketing/campaigns";
import type { Language } from "@mauzo/contract/shared";
import { plainAmount } from "@mauzo/format/money";
import { exportWords } from "./messages.ts";

/** A recipient as the cells of their row, in the order of the headings; moments are by the shop's clock. */
export function rowOf(recipient: CampaignRecipient, language: Language, timeZone: string): string[] {
  const say = exportWords[language];
  // The Swedish format is one that all spreadsheets read and sort.
  const momentOf = (at: string | null) => (at === null ? "" : new Date(at).toLocaleString("sv-SE", { timeZone }));
  const { customer, state, failure, skipped, parts, price, sent_at, clicked_at } = recipient;
  const why = failure !== null ? say.failure[failure] : skipped !== null ? say.skipped[skipped] : "";
  return [
    ...[customer?.name ?? "", customer?.phone ?? "", say.language[recipient.language], say.state[state], why],
    ...[String(parts), plainAmount(price.minor), price.currency, momentOf(sent_at), momentOf(clicked_at)],
  ];
}
