import { formatDateTime } from "@mauzo/format/date-time";
import { type Block, below, beside, type Mark, paginate, placed, rule, space, textBlock } from "../layout/block.ts";
import { edge, full, half, logoBlock, page, room } from "../layout/page.ts";
import type { Sheet } from "../layout/sheet.ts";
import { debtLabels } from "./debt-labels.ts";
import type { DebtStatement, DebtStatementRow } from "./debt-statement.ts";
import { amountOf, filled, moved } from "./debt-words.ts";

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
  ...{ charged: amountColumn(2), paid: amountColumn(1), owed: amountColumn(0) },
};
const rightAligned = (size: number, bold = false) => ({ size, bold, align: "right" }) as const;

function opening({ shop, customer, language, currency, madeAt, timeZone }: DebtStatement): Block {
  const say = debtLabels[language];
  const left = { x: edge, width: half - 10 };
  const right = { x: edge + half + 10, width: half - 10 };
  const owner = below(
    logoBlock(shop.logo),
    textBlock(shop.name, left, { size: 15, bold: true, mostLines: 4 }),
    ...(shop.place ? [textBlock(shop.place, left, { size: body, grey: true, mostLines: 4 })] : []),
    ...(shop.phone ? [textBlock(shop.phone, left, { size: body, grey: true })] : []),
  );
  const title = below(
    textBlock(say.title, right, { size: 20, bold: true, align: "right" }),
    textBlock(`${say.customer}: ${customer.name}`, right, { size: 10, bold: true, align: "right", mostLines: 4 }),
    ...(customer.phone ? [textBlock(customer.phone, right, rightAligned(body))] : []),
    textBlock(filled(say.madeAt, { at: formatDateTime(madeAt, timeZone, language) }), right, rightAligned(body)),
    textBlock(filled(say.amountsIn, { currency }), right, rightAligned(body)),
  );
  return below(beside(owner, title), space(14));
}

const amountsRow = (when: Block, what: Block, amounts: readonly [string, string, string], bold = false): Block =>
  beside(
    when,
    what,
    textBlock(amounts[0], column.charged, rightAligned(body, bold)),
    textBlock(amounts[1], column.paid, rightAligned(body, bold)),
    textBlock(amounts[2], column.owed, rightAligned(body, bold)),
  );

function tableHead({ language }: DebtStatement): Block {
  const say = debtLabels[language];
  const bold = { size: body, bold: true };
  const [when, what] = [textBlock(say.when, column.when, bold), textBlock(say.what, column.what, bold)];
  return { ...below(amountsRow(when, what, [say.charged, say.paid, say.owed], true), rule(full, 1, 2)), role: "kept" };
}

const rowBlock =
  ({ timeZone, language }: DebtStatement) =>
  ({ at, what, details, chargedMinor, paidMinor, balanceMinor }: DebtStatementRow): Block => {
    const told = below(
      textBlock(what, column.what, { size: body }),
      ...(details ? [textBlock(details, column.what, { size: small, grey: true, mostLines: 4 })] : []),
    );
    const when = textBlock(formatDateTime(at, timeZone, language), column.when, { size: small });
    const amounts = [moved(chargedMinor), moved(paidMinor), amountOf(balanceMinor)] as const;
    return { ...below(amountsRow(when, told, amounts), space(3)), role: "row" };
  };

function closing({ language, chargedMinor, paidMinor, owedMinor, howToPay }: DebtStatement): Block[] {
  const say = debtLabels[language];
  const amounts = [amountOf(chargedMinor), amountOf(paidMinor), amountOf(owedMinor)] as const;
  const empty = textBlock("", column.when, { size: body });
  return [
    rule(full, 1, 2),
    amountsRow(empty, textBlock(say.owed, column.what, { size: body, bold: true }), amounts, true),
    ...(howToPay.length > 0 ? [space(14), textBlock(say.howToPay, full, { size: body, bold: true })] : []),
    ...howToPay.map((way) => textBlock(way, full, { size: body, mostLines: 8 })),
  ];
}

function footing({ language, shop }: DebtStatement, at: number, count: number): Mark[] {
  const say = debtLabels[language];
  const style = { size: small, grey: true, mostLines: 1 };
  const foot = beside(
    textBlock(`${say.title}: ${shop.name}`, { x: edge, width: full.width - 90 }, style),
    textBlock(`${say.page} ${at + 1}/${count}`, full, { ...style, align: "right" }),
  );
  return placed([foot], page.height - edge - 8);
}

/** A statement of debt on A4 pages, each with the table's head, its number and the page count. */
export function debtA4(statement: DebtStatement): Sheet[] {
  const head = tableHead(statement);
  const rows = statement.rows.map(rowBlock(statement));
  const nothing = textBlock(debtLabels[statement.language].nothing, full, { size: body, grey: true });
  const table = rows.length > 0 ? [head, ...rows, ...closing(statement)] : [nothing];
  const pages = paginate([opening(statement), ...table], { first: room, others: room }, head);
  return pages.map((each, at) => ({
    ...page,
    marks: [...placed(each, edge), ...footing(statement, at, pages.length)],
  }));
}
