import { formatDateTime } from "@mauzo/format/date-time";
import { formatMoney } from "@mauzo/format/money";
import { documentLabels } from "../document-labels.ts";
import type { DocumentItem, OrderDocument } from "../order-document.ts";
import { type Block, below, beside, rule, space, textBlock } from "./block.ts";
import { countOf, paymentsOf, type Sum, stateOf, totalsOf, unitsOf } from "./document-totals.ts";
import { rollFull as full, rollLogo, rollSheet } from "./roll.ts";
import type { Sheet } from "./sheet.ts";

const body = 8.5;
const small = 7.5;

function opening(orderDocument: OrderDocument): Block[] {
  const say = documentLabels[orderDocument.language];
  const { shop, customer } = orderDocument;
  const centre = { size: body, align: "centre" } as const;
  return [
    rollLogo(shop.logo),
    textBlock(shop.name, full, { ...centre, size: 12, bold: true, mostLines: 4 }),
    ...(shop.place ? [textBlock(shop.place, full, centre)] : []),
    ...(shop.phone ? [textBlock(shop.phone, full, centre)] : []),
    rule(full),
    textBlock(say.kinds[orderDocument.kind], full, { ...centre, size: 11, bold: true }),
    textBlock(orderDocument.number, full, { ...centre, size: 11, bold: true }),
    textBlock(formatDateTime(orderDocument.placedAt, orderDocument.timeZone, orderDocument.language), full, centre),
    ...(customer
      ? [
          space(4),
          textBlock(`${say.customer}: ${customer.name || customer.phone}`, full, { size: body, mostLines: 4 }),
          ...(customer.name && customer.phone
            ? [textBlock(`${say.phone}: ${customer.phone}`, full, { size: body })]
            : []),
        ]
      : []),
    ...(orderDocument.delivery
      ? [space(2), textBlock(`${say.delivery}: ${orderDocument.delivery}`, full, { size: body, mostLines: 8 })]
      : []),
    rule(full),
  ];
}

function pair({ label, amount, strong = false }: Sum): Block {
  const style = { size: strong ? 10 : body, bold: strong };
  const right = 92;
  return below(
    beside(
      textBlock(label, { x: full.x, width: full.width - right - 4 }, style),
      textBlock(amount, { x: full.x + full.width - right, width: right }, { ...style, align: "right" }),
    ),
    space(1),
  );
}

function pricedRow(item: DocumentItem, inset: number): Block {
  const size = inset > 0 ? small : body;
  const x = full.x + inset;
  const name = inset > 0 ? `+ ${item.name}` : item.name;
  const each = `${countOf(item.quantity)} × ${formatMoney(item.unitPrice)}`;
  return below(
    textBlock(name, { x, width: full.width - inset }, { size, bold: inset === 0 }),
    beside(
      textBlock(each, { x, width: full.width / 2 + 4 - inset }, { size }),
      textBlock(
        formatMoney(item.total),
        { x: full.x + full.width / 2, width: full.width / 2 },
        { size, align: "right" },
      ),
    ),
    space(3),
  );
}

function packingRow(item: DocumentItem, inset: number): Block {
  const x = full.x + inset;
  return below(
    beside(
      { height: 12, marks: [{ kind: "box", x, y: 1.5, side: 9 }] },
      textBlock(`${countOf(item.quantity)} ×`, { x: x + 14, width: 34 }, { size: body, bold: true }),
      textBlock(item.name, { x: x + 50, width: full.width - 50 - inset }, { size: body }),
    ),
    space(4),
  );
}

function closing(orderDocument: OrderDocument): Block[] {
  const say = documentLabels[orderDocument.language];
  const note = orderDocument.note
    ? [
        rule(full),
        textBlock(say.note, full, { size: small }),
        textBlock(orderDocument.note, full, { size: body, mostLines: 60 }),
      ]
    : [];
  if (orderDocument.kind === "packing-slip")
    return [
      rule(full),
      ...(orderDocument.isCancelled ? [textBlock(say.cancelled, full, { size: 11, bold: true })] : []),
      textBlock(`${say.toPack}: ${countOf(unitsOf(orderDocument))}`, full, { size: 10, bold: true }),
      ...note,
      space(14),
      textBlock(`${say.packedBy}: ________________`, full, { size: body }),
    ];
  const payments = paymentsOf(orderDocument);
  const state = stateOf(orderDocument);
  const centre = { size: body, align: "centre" } as const;
  return [
    rule(full),
    ...totalsOf(orderDocument).map(pair),
    ...(state ? [space(3), textBlock(state, full, { ...centre, size: 11, bold: true })] : []),
    ...(payments.length > 0 ? [rule(full), textBlock(say.payments, full, { size: small }), ...payments.map(pair)] : []),
    ...(orderDocument.howToPay.length > 0
      ? [
          rule(full),
          textBlock(say.howToPay, full, { size: small }),
          ...orderDocument.howToPay.map((way) => textBlock(way, full, { size: body, mostLines: 8 })),
        ]
      : []),
    ...note,
    ...(orderDocument.kind === "receipt" ? [space(8), textBlock(say.thanks, full, centre)] : []),
  ];
}

/** A document on an 80 mm roll: one page as long as its content. */
export function receiptRoll(orderDocument: OrderDocument): Sheet[] {
  const row = orderDocument.kind === "packing-slip" ? packingRow : pricedRow;
  const rows = orderDocument.lines.flatMap((line) => [row(line, 0), ...line.addOns.map((addOn) => row(addOn, 10))]);
  const blocks = [...opening(orderDocument), ...rows, ...closing(orderDocument)];
  return rollSheet(blocks);
}
