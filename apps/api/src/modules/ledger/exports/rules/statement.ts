import { moneyAccounts } from "@mauzo/contract/ledger/accounts";
import type { Language } from "@mauzo/contract/shared";
import type { Shop } from "@mauzo/contract/shop/shop";
import { maskPhones } from "@mauzo/format/mask-phones";
import { plainAmount } from "@mauzo/format/money";
import { formatPhone } from "@mauzo/format/phone";
import { networkName } from "@mauzo/format/way-text";
import type { Logo } from "@mauzo/order-documents/order-document";
import type { MoneyStatement } from "@mauzo/order-documents/statement/money-statement";
import type { Phones } from "../../../../db/tenant-transaction.ts";
import type { Statement, StatementTransaction } from "../../transactions/steps/get-statement.ts";
import { words } from "../messages.ts";
import { rowOf } from "./transaction-row.ts";

type Days = { from: string; to: string };
type Look = { shop: Shop; logo: Logo | null; language: Language; madeAt: string; phones: Phones };

/** Accounts that every shop has, also while nothing is in them. */
const always: readonly string[] = ["cash", "till"];

const sum = (minors: readonly number[]) => minors.reduce((all, minor) => all + minor, 0);

/** What was in the shop's accounts before the days, and after each of the transactions. */
function balancesOf({ accounts, rows }: Statement): { openingMinor: number; afterMinor: number[] } {
  const openingMinor = sum(accounts.map(({ opening_minor }) => opening_minor));
  let minor = openingMinor;
  const afterMinor = rows.map(({ in_minor, out_minor }) => {
    minor += in_minor - out_minor;
    return minor;
  });
  return { openingMinor, afterMinor };
}

function detailsOf({ method, network, reference, order, customer }: StatementTransaction, language: Language): string {
  const how = network ? networkName(network, language) : method ? words[language].method[method] : "";
  return [[how, reference].filter(Boolean).join(" "), order?.number, customer?.name].filter(Boolean).join(" · ");
}

/** The statement as a document. */
export function statementDocument(statement: Statement, { from, to }: Days, look: Look): MoneyStatement {
  const { shop, logo, language, madeAt, phones } = look;
  const told = (text: string) => (phones === "hidden" ? maskPhones(text) : text);
  const { accounts, rows, currency } = statement;
  const { openingMinor, afterMinor } = balancesOf(statement);
  const shown = moneyAccounts.flatMap((account) => {
    const found = accounts.find((each) => each.account === account);
    if (!found && !always.includes(account)) return [];
    return {
      ...{ name: words[language].account[account], openingMinor: found?.opening_minor ?? 0 },
      closingMinor: found?.closing_minor ?? 0,
    };
  });
  return {
    ...{ kind: "statement", language, from, to, madeAt, timeZone: shop.time_zone, currency, openingMinor },
    shop: { name: shop.name, place: shop.place, phone: formatPhone(shop.whatsapp_number), logo },
    inMinor: sum(rows.map(({ in_minor }) => in_minor)),
    outMinor: sum(rows.map(({ out_minor }) => out_minor)),
    closingMinor: sum(accounts.map(({ closing_minor }) => closing_minor)),
    accounts: shown,
    rows: rows.map((row, at) => ({
      ...{ at: row.at, what: words[language].kind[row.kind], details: told(detailsOf(row, language)) },
      ...{ inMinor: row.in_minor, outMinor: row.out_minor, balanceMinor: afterMinor[at] ?? openingMinor },
    })),
  };
}

/** The statement as the rows of a file: what was there before, each transaction, and what is there after them. */
export function* statementRows(
  statement: Statement,
  { from, to }: Days,
  { language, timeZone }: { language: Language; timeZone: string },
): Generator<string[]> {
  const { currency, rows } = statement;
  const { openingMinor, afterMinor } = balancesOf(statement);
  const say = words[language];
  const balanceRow = (day: string, what: string, minor: number) => [
    ...[day, "", what, "", "", plainAmount(minor), currency, ...Array.from({ length: 7 }, () => "")],
  ];
  yield [...say.statementColumns];
  yield balanceRow(from, say.opening, openingMinor);
  for (const [at, row] of rows.entries()) {
    const [date = "", time = "", what = "", , , ...others] = rowOf(row, language, timeZone);
    const moved = [row.in_minor, row.out_minor].map((minor) => (minor === 0 ? "" : plainAmount(minor)));
    yield [date, time, what, ...moved, plainAmount(afterMinor[at] ?? openingMinor), ...others];
  }
  yield balanceRow(to, say.closing, afterMinor.at(-1) ?? openingMinor);
}
