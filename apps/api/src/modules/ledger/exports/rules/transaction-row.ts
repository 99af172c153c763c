import type { TransactionRow } from "@mauzo/contract/ledger/transactions";
import type { Language } from "@mauzo/contract/shared";
import { plainAmount } from "@mauzo/format/money";
import { networkName } from "@mauzo/format/way-text";
import { words } from "../messages.ts";

/**
 * A transaction as the cells of its row, in the order of the headings; what moves within the shop comes in and goes out, and
 * where no money moved neither says anything.
 */
export function rowOf(transaction: TransactionRow, language: Language, timeZone: string): string[] {
  const { id, kind, direction, amount, method, network, reference, order, customer, by, at } = transaction;
  const movedIf = (...directions: readonly (typeof direction)[]) =>
    directions.includes(direction) ? plainAmount(amount.minor) : "";
  const say = words[language];
  // The Swedish date format is one that all spreadsheets read and sort.
  const when = new Date(at).toLocaleString("sv-SE", { timeZone });
  return [
    ...[when.slice(0, 10), when.slice(11, 16), say.kind[kind]],
    ...[movedIf("in", "within"), movedIf("out", "within"), amount.currency],
    ...[method === null ? "" : say.method[method], network === null ? "" : networkName(network, language), reference],
    ...[order?.number ?? "", customer?.name ?? "", by, id],
  ];
}
