import { formatDateTime, formatDay } from "@mauzo/format/date-time";
import { formatMoney } from "@mauzo/format/money";
import { type Block, below, beside, type Mark, paginate, placed, rule, space, textBlock } from "../layout/block.ts";
import { edge, full, half, logoBlock, page, room } from "../layout/page.ts";
import type { Sheet } from "../layout/sheet.ts";
import type { MoneyStatement, StatementRow } from "./money-statement.ts";
import { statementLabels } from "./statement-labels.ts";

const body = 8.5;
const small = 7.5;
const amountWidth = 82;
/** Columns of amounts, counted from the right edge. */
const amountColumn = (fromRight: number) => ({
  x: edge + full.width - amountWidth * (fromRight + 1),
  width: amountWidth - 4,
});
const column = {
  when: { x: edge, width: 96 },
  what: { x: edge + 100, width: full.width - 100 - 3 * amountWidth - 6 },
  in: amountColumn(2),
  out: amountColumn(1),
  balance: amountColumn(0),
  account: { x: edge, width: full.width - 3 * amountWidth - 6 },
};

/** The amounts of a statement have one currency, which stands above them. */
const amountOf = (minor: number) => formatMoney({ minor, currency: "" }).trimEnd();
const moved = (minor: number) => (minor === 0 ? "" : amountOf(minor));
const filled = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");

function opening(statement: MoneyStatement): Block {
  const { shop, from, to, language, currency, madeAt, timeZone } = statement;
  const say = statementLabels[language];
  const left = { x: edge, width: half - 10 };
  const right = { x: edge + half + 10, width: half - 10 };
  const owner = below(
    logoBlock(shop.logo),
    textBlock(shop.name, left, { size: 15, bold: true, mostLines: 4 }),
    ...(shop.place ? [textBlock(shop.place, left, { size: body, grey: true, mostLines: 4 })] : []),
    ...(shop.phone ? [textBlock(shop.phone, left, { size: body, grey: true })] : []),
  );
  const span = filled(say.span, { from: formatDay(from, language), to: formatDay(to, language) });
  const made = filled(say.madeAt, { at: formatDateTime(madeAt, timeZone, language) });
  const title = below(
    textBlock(say.title, right, { size: 20, bold: true, align: "right" }),
    textBlock(span, right, { size: 10, bold: true, align: "right" }),
    textBlock(made, right, { size: body, align: "right" }),
    textBlock(filled(say.amountsIn, { currency }), right, { size: body, align: "right" }),
  );
  return below(beside(owner, title), space(14));
}

const rightAligned = (size: number, bold = false) => ({ size, bold, align: "right" }) as const;

type Amounts = readonly [string, string, string];
/** A line of three amounts. */
const amountsRow = (label: string, amounts: Amounts, bold = false): Block =>
  below(
    beside(
      textBlock(label, column.account, { size: body, bold, mostLines: 2 }),
      textBlock(amounts[0], column.in, rightAligned(body, bold)),
      textBlock(amounts[1], column.out, rightAligned(body, bold)),
      textBlock(amounts[2], column.balance, rightAligned(body, bold)),
    ),
    space(2),
  );

/** The sums of the days, and where the money was before and after them. */
function summary({ openingMinor, inMinor, outMinor, closingMinor, accounts, language }: MoneyStatement): Block[] {
  const say = statementLabels[language];
  const sums = [
    { label: say.opening, minor: openingMinor },
    { label: say.moneyIn, minor: inMinor },
    { label: say.moneyOut, minor: outMinor },
    { label: say.closing, minor: closingMinor },
  ];
  const change = (from: number, to: number): Amounts => [amountOf(from), amountOf(to - from), amountOf(to)];
  return [
    ...sums.map(({ label, minor }, at) => amountsRow(label, ["", "", amountOf(minor)], at === sums.length - 1)),
    space(10),
    amountsRow(say.account, [say.start, say.change, say.end], true),
    rule(full, 1, 2),
    ...accounts.map((each) => amountsRow(each.name, change(each.openingMinor, each.closingMinor))),
    amountsRow(say.all, change(openingMinor, closingMinor), true),
    space(14),
  ];
}

function tableHead({ language }: MoneyStatement): Block {
  const say = statementLabels[language];
  const cells = beside(
    textBlock(say.when, column.when, { size: body, bold: true }),
    textBlock(say.what, column.what, { size: body, bold: true }),
    textBlock(say.moneyIn, column.in, rightAligned(body, true)),
    textBlock(say.moneyOut, column.out, rightAligned(body, true)),
    textBlock(say.balance, column.balance, rightAligned(body, true)),
  );
  return { ...below(cells, rule(full, 1, 2)), role: "kept" };
}

const rowBlock =
  ({ timeZone, language }: MoneyStatement) =>
  ({ at, what, details, inMinor, outMinor, balanceMinor }: StatementRow): Block => {
    const told = below(
      textBlock(what, column.what, { size: body }),
      ...(details ? [textBlock(details, column.what, { size: small, grey: true, mostLines: 4 })] : []),
    );
    const cells = beside(
      textBlock(formatDateTime(at, timeZone, language), column.when, { size: small }),
      told,
      textBlock(moved(inMinor), column.in, rightAligned(body)),
      textBlock(moved(outMinor), column.out, rightAligned(body)),
      textBlock(amountOf(balanceMinor), column.balance, rightAligned(body)),
    );
    return { ...below(cells, space(3)), role: "row" };
  };

function footing({ language, shop }: MoneyStatement, at: number, count: number): Mark[] {
  const say = statementLabels[language];
  const style = { size: small, grey: true, mostLines: 1 };
  const foot = beside(
    textBlock(`${say.title}: ${shop.name}`, { x: edge, width: full.width - 90 }, style),
    textBlock(`${say.page} ${at + 1}/${count}`, full, { ...style, align: "right" }),
  );
  return placed([foot], page.height - edge - 8);
}

/** A statement on A4 pages, each with the table's head, its number and the page count. */
export function statementA4(statement: MoneyStatement): Sheet[] {
  const head = tableHead(statement);
  const rows = statement.rows.map(rowBlock(statement));
  const nothing = textBlock(statementLabels[statement.language].nothing, full, { size: body, grey: true });
  const table = rows.length > 0 ? [head, ...rows] : [nothing];
  const pages = paginate([opening(statement), ...summary(statement), ...table], { first: room, others: room }, head);
  return pages.map((each, at) => ({
    ...page,
    marks: [...placed(each, edge), ...footing(statement, at, pages.length)],
  }));
}
