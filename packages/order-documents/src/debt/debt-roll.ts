import { formatDateTime } from "@mauzo/format/date-time";
import { type Block, below, beside, rule, space, textBlock } from "../layout/block.ts";
import { rollFull as full, rollLogo, rollSheet } from "../layout/roll.ts";
import type { Sheet } from "../layout/sheet.ts";
import { debtLabels } from "./debt-labels.ts";
import type { DebtStatement, DebtStatementRow } from "./debt-statement.ts";
import { amountOf, filled } from "./debt-words.ts";

const body = 8.5;
const small = 7.5;
const centre = { size: body, align: "centre" } as const;
const right = 92;

const pair = (label: string, amount: string, strong = false): Block => {
  const style = { size: strong ? 10 : body, bold: strong };
  return below(
    beside(
      textBlock(label, { x: full.x, width: full.width - right - 4 }, style),
      textBlock(amount, { x: full.x + full.width - right, width: right }, { ...style, align: "right" }),
    ),
    space(1),
  );
};

function opening({ shop, customer, language, madeAt, timeZone, currency }: DebtStatement): Block[] {
  const say = debtLabels[language];
  return [
    rollLogo(shop.logo),
    textBlock(shop.name, full, { ...centre, size: 12, bold: true, mostLines: 4 }),
    ...(shop.place ? [textBlock(shop.place, full, centre)] : []),
    ...(shop.phone ? [textBlock(shop.phone, full, centre)] : []),
    rule(full),
    textBlock(say.title, full, { ...centre, size: 11, bold: true }),
    textBlock(`${say.customer}: ${customer.name}`, full, { ...centre, bold: true, mostLines: 4 }),
    ...(customer.phone ? [textBlock(customer.phone, full, centre)] : []),
    textBlock(filled(say.madeAt, { at: formatDateTime(madeAt, timeZone, language) }), full, centre),
    textBlock(filled(say.amountsIn, { currency }), full, centre),
    rule(full),
  ];
}

const rowOf =
  ({ timeZone, language }: DebtStatement) =>
  ({ at, what, details, chargedMinor, paidMinor, balanceMinor }: DebtStatementRow): Block => {
    const amount = chargedMinor === 0 ? `−${amountOf(paidMinor)}` : amountOf(chargedMinor);
    return below(
      pair(what, amount, false),
      beside(
        textBlock(
          [formatDateTime(at, timeZone, language), details].filter(Boolean).join(" · "),
          { x: full.x, width: full.width - right - 4 },
          { size: small, mostLines: 4 },
        ),
        textBlock(
          `= ${amountOf(balanceMinor)}`,
          { x: full.x + full.width - right, width: right },
          { size: small, align: "right" },
        ),
      ),
      space(4),
    );
  };

/** A statement of debt on an 80 mm roll: one page as long as its content. */
export function debtRoll(statement: DebtStatement): Sheet[] {
  const { language, rows, chargedMinor, paidMinor, owedMinor, howToPay } = statement;
  const say = debtLabels[language];
  return rollSheet([
    ...opening(statement),
    ...(rows.length > 0 ? rows.map(rowOf(statement)) : [textBlock(say.nothing, full, centre)]),
    rule(full),
    ...[pair(say.charged, amountOf(chargedMinor)), pair(say.paid, amountOf(paidMinor))],
    pair(say.owed, amountOf(owedMinor), true),
    ...(howToPay.length > 0 ? [rule(full), textBlock(say.howToPay, full, { size: small })] : []),
    ...howToPay.map((way) => textBlock(way, full, { size: body, mostLines: 8 })),
  ]);
}
