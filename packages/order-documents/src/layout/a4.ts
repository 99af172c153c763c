import { formatDateTime } from "@mauzo/format/date-time";
import { formatMoney } from "@mauzo/format/money";
import { documentLabels } from "../document-labels.ts";
import type { DocumentItem, OrderDocument } from "../order-document.ts";
import { type Block, below, beside, type Mark, paginate, placed, rule, space, textBlock } from "./block.ts";
import { countOf, paymentsOf, type Sum, stateOf, totalsOf, unitsOf } from "./document-totals.ts";
import { edge, full, half, logoBlock, page, room } from "./page.ts";
import type { Sheet } from "./sheet.ts";

const body = 9.5;
const small = 8.5;
const column = {
  tick: { x: edge, width: 22 },
  name: { x: edge, width: full.width - 262 },
  namePacking: { x: edge + 22, width: full.width - 22 - 70 },
  quantity: { x: edge + full.width - 254, width: 44 },
  quantityPacking: { x: edge + full.width - 60, width: 60 },
  price: { x: edge + full.width - 206, width: 98 },
  amount: { x: edge + full.width - 104, width: 104 },
  sumLabel: { x: edge + half - 90, width: half - 140 - 10 + 90 },
  sumAmount: { x: edge + full.width - 140, width: 140 },
  payment: { x: edge, width: full.width - 150 },
};

function opening(orderDocument: OrderDocument): Block {
  const say = documentLabels[orderDocument.language];
  const { shop, customer } = orderDocument;
  const left = { x: edge, width: half - 10 };
  const right = { x: edge + half + 10, width: half - 10 };
  const from = below(
    logoBlock(shop.logo),
    textBlock(shop.name, left, { size: 15, bold: true, mostLines: 4 }),
    ...(shop.place ? [textBlock(shop.place, left, { size: small, grey: true })] : []),
    ...(shop.phone ? [textBlock(shop.phone, left, { size: small, grey: true })] : []),
  );
  const title = below(
    textBlock(say.kinds[orderDocument.kind], right, { size: 22, bold: true, align: "right" }),
    textBlock(orderDocument.number, right, { size: 11, bold: true, align: "right" }),
    textBlock(formatDateTime(orderDocument.placedAt, orderDocument.timeZone, orderDocument.language), right, {
      size: small,
      align: "right",
    }),
  );
  const to = customer
    ? [
        space(14),
        textBlock(say.customer, full, { size: small, grey: true }),
        textBlock(customer.name || customer.phone, full, { size: 11, bold: true, mostLines: 4 }),
        ...(customer.name && customer.phone ? [textBlock(customer.phone, full, { size: body })] : []),
      ]
    : [];
  const delivery = orderDocument.delivery
    ? [space(6), textBlock(`${say.delivery}: ${orderDocument.delivery}`, full, { size: body, mostLines: 6 })]
    : [];
  return below(beside(from, title), ...to, ...delivery, space(16));
}

function tableHead(orderDocument: OrderDocument): Block {
  const say = documentLabels[orderDocument.language];
  const style = { size: small, bold: true };
  const cells =
    orderDocument.kind === "packing-slip"
      ? [
          textBlock(say.item, column.namePacking, style),
          textBlock(say.quantity, column.quantityPacking, { ...style, align: "right" }),
        ]
      : [
          textBlock(say.item, column.name, style),
          textBlock(say.quantity, column.quantity, { ...style, align: "right" }),
          textBlock(say.price, column.price, { ...style, align: "right" }),
          textBlock(say.amount, column.amount, { ...style, align: "right" }),
        ];
  return { ...below(beside(...cells), rule(full, 1, 2)), role: "kept" };
}

function packingRow(item: DocumentItem, inset: number): Block {
  const { x, width } = column.namePacking;
  const tick: Mark = { kind: "box", x: column.tick.x + inset, y: 2, side: 10 };
  const cells = beside(
    { height: 14, marks: [tick] },
    textBlock(item.name, { x: x + inset, width: width - inset }, { size: 10.5 }),
    textBlock(countOf(item.quantity), column.quantityPacking, { size: 11, bold: true, align: "right" }),
  );
  return { ...below(cells, space(5)), role: "row" };
}

function pricedRow(item: DocumentItem, inset: number): Block {
  const { x, width } = column.name;
  const size = inset > 0 ? small : body;
  const right = { size, align: "right" } as const;
  const cells = beside(
    textBlock(inset > 0 ? `+ ${item.name}` : item.name, { x: x + inset, width: width - inset }, { size }),
    textBlock(countOf(item.quantity), column.quantity, right),
    textBlock(formatMoney(item.unitPrice), column.price, right),
    textBlock(formatMoney(item.total), column.amount, right),
  );
  return { ...below(cells, space(inset > 0 ? 2 : 3)), role: "row" };
}

const sumRow = ({ label, amount, strong = false }: Sum): Block => {
  const style = { size: strong ? 11 : body, bold: strong, align: "right" } as const;
  return below(beside(textBlock(label, column.sumLabel, style), textBlock(amount, column.sumAmount, style)), space(2));
};

const paymentRow = ({ label, amount }: Sum): Block =>
  below(
    beside(
      textBlock(label, column.payment, { size: body }),
      textBlock(amount, column.sumAmount, { size: body, align: "right" }),
    ),
    space(2),
  );

function closing(orderDocument: OrderDocument): Block[] {
  const say = documentLabels[orderDocument.language];
  const note = orderDocument.note
    ? [
        { ...below(space(12), textBlock(say.note, full, { size: small, grey: true })), role: "kept" as const },
        textBlock(orderDocument.note, full, { size: body, mostLines: 40 }),
      ]
    : [];
  if (orderDocument.kind === "packing-slip") {
    const packed = `${say.packedBy}: ________________________`;
    return [
      ...(orderDocument.isCancelled ? [textBlock(say.cancelled, full, { size: 11, bold: true })] : []),
      below(rule(full), textBlock(`${say.toPack}: ${countOf(unitsOf(orderDocument))}`, full, { size: 11, bold: true })),
      ...note,
      below(space(24), textBlock(packed, full, { size: body })),
    ];
  }
  const payments = paymentsOf(orderDocument);
  const state = stateOf(orderDocument);
  return [
    { ...rule(full), role: "kept" as const },
    ...totalsOf(orderDocument).map(sumRow),
    ...(state ? [textBlock(state, full, { size: 11, bold: true, align: "right" })] : []),
    ...(payments.length > 0
      ? [
          { ...below(space(12), textBlock(say.payments, full, { size: small, grey: true })), role: "kept" as const },
          ...payments.map(paymentRow),
        ]
      : []),
    ...(orderDocument.howToPay.length > 0
      ? [
          { ...below(space(12), textBlock(say.howToPay, full, { size: small, grey: true })), role: "kept" as const },
          ...orderDocument.howToPay.map((way) => textBlock(way, full, { size: body, mostLines: 6 })),
        ]
      : []),
    ...note,
    ...(orderDocument.kind === "receipt"
      ? [below(space(18), textBlock(say.thanks, full, { size: body, align: "centre" }))]
      : []),
  ];
}

const footing = (orderDocument: OrderDocument, at: number, count: number): Mark[] => {
  const say = documentLabels[orderDocument.language];
  const style = { size: 7.5, grey: true, mostLines: 1 };
  const foot = beside(
    textBlock(`${say.kinds[orderDocument.kind]} ${orderDocument.number}`, full, style),
    textBlock(`${say.page} ${at + 1}/${count}`, full, { ...style, align: "right" }),
  );
  return placed([foot], page.height - edge - 8);
};

/**
 * A document on A4 pages: each page has its number and the page count, and repeats the table's header where the table
 * continues.
 */
export function a4(orderDocument: OrderDocument): Sheet[] {
  const row = orderDocument.kind === "packing-slip" ? packingRow : pricedRow;
  const head = tableHead(orderDocument);
  const rows = orderDocument.lines.flatMap((line) => [row(line, 0), ...line.addOns.map((addOn) => row(addOn, 14))]);
  const blocks = [opening(orderDocument), head, ...rows, ...closing(orderDocument)];
  const pages = paginate(blocks, { first: room, others: room }, head);
  return pages.map((each, at) => ({
    ...page,
    marks: [...placed(each, edge), ...footing(orderDocument, at, pages.length)],
  }));
}
