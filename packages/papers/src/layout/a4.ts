import { formatDateTime } from "@mauzo/format/date-time";
import { formatMoney } from "@mauzo/format/money";
import type { Logo, Paper, PaperItem } from "../paper.ts";
import { words } from "../words.ts";
import { type Block, below, beside, type Mark, paginate, placed, rule, space, textBlock } from "./block.ts";
import type { Sheet } from "./sheet.ts";
import { countOf, paymentsOf, type Sum, stateOf, sumsOf, unitsOf } from "./sums.ts";

const page = { width: 595.28, height: 841.89 };
const edge = 42;
const full = { x: edge, width: page.width - 2 * edge };
const footer = 34;
const body = 9.5;
const small = 8.5;
const half = full.width / 2;
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

function logoBlock(logo: Logo | null): Block {
  if (!logo) return space(0);
  const scale = Math.min(130 / logo.width, 56 / logo.height);
  const [width, height] = [logo.width * scale, logo.height * scale];
  return { height: height + 8, marks: [{ kind: "picture", bytes: logo.bytes, x: edge, y: 0, width, height }] };
}

function opening(paper: Paper): Block {
  const say = words[paper.language];
  const { shop, customer } = paper;
  const left = { x: edge, width: half - 10 };
  const right = { x: edge + half + 10, width: half - 10 };
  const from = below(
    logoBlock(shop.logo),
    textBlock(shop.name, left, { size: 15, bold: true, mostLines: 4 }),
    ...(shop.place ? [textBlock(shop.place, left, { size: small, grey: true })] : []),
    ...(shop.phone ? [textBlock(shop.phone, left, { size: small, grey: true })] : []),
  );
  const title = below(
    textBlock(say.kinds[paper.kind], right, { size: 22, bold: true, align: "right" }),
    textBlock(paper.number, right, { size: 11, bold: true, align: "right" }),
    textBlock(formatDateTime(paper.placedAt, paper.timeZone, paper.language), right, { size: small, align: "right" }),
  );
  const to = customer
    ? [
        space(14),
        textBlock(say.customer, full, { size: small, grey: true }),
        textBlock(customer.name || customer.phone, full, { size: 11, bold: true, mostLines: 4 }),
        ...(customer.name && customer.phone ? [textBlock(customer.phone, full, { size: body })] : []),
      ]
    : [];
  const delivery = paper.delivery
    ? [space(6), textBlock(`${say.delivery}: ${paper.delivery}`, full, { size: body, mostLines: 6 })]
    : [];
  return below(beside(from, title), ...to, ...delivery, space(16));
}

function tableHead(paper: Paper): Block {
  const say = words[paper.language];
  const style = { size: small, bold: true };
  const cells =
    paper.kind === "packing-slip"
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

function packingRow(item: PaperItem, inset: number): Block {
  const { x, width } = column.namePacking;
  const tick: Mark = { kind: "box", x: column.tick.x + inset, y: 2, side: 10 };
  const cells = beside(
    { height: 14, marks: [tick] },
    textBlock(item.name, { x: x + inset, width: width - inset }, { size: 10.5 }),
    textBlock(countOf(item.quantity), column.quantityPacking, { size: 11, bold: true, align: "right" }),
  );
  return { ...below(cells, space(5)), role: "row" };
}

function pricedRow(item: PaperItem, inset: number): Block {
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

function closing(paper: Paper): Block[] {
  const say = words[paper.language];
  const note = paper.note
    ? [
        { ...below(space(12), textBlock(say.note, full, { size: small, grey: true })), role: "kept" as const },
        textBlock(paper.note, full, { size: body, mostLines: 40 }),
      ]
    : [];
  if (paper.kind === "packing-slip") {
    const packed = `${say.packedBy}: ________________________`;
    return [
      ...(paper.isCancelled ? [textBlock(say.cancelled, full, { size: 11, bold: true })] : []),
      below(rule(full), textBlock(`${say.toPack}: ${countOf(unitsOf(paper))}`, full, { size: 11, bold: true })),
      ...note,
      below(space(24), textBlock(packed, full, { size: body })),
    ];
  }
  const payments = paymentsOf(paper);
  const state = stateOf(paper);
  return [
    { ...rule(full), role: "kept" as const },
    ...sumsOf(paper).map(sumRow),
    ...(state ? [textBlock(state, full, { size: 11, bold: true, align: "right" })] : []),
    ...(payments.length > 0
      ? [
          { ...below(space(12), textBlock(say.payments, full, { size: small, grey: true })), role: "kept" as const },
          ...payments.map(paymentRow),
        ]
      : []),
    ...note,
    ...(paper.kind === "receipt"
      ? [below(space(18), textBlock(say.thanks, full, { size: body, align: "centre" }))]
      : []),
  ];
}

const footing = (paper: Paper, at: number, count: number): Mark[] => {
  const say = words[paper.language];
  const style = { size: 7.5, grey: true, mostLines: 1 };
  const foot = beside(
    textBlock(`${say.kinds[paper.kind]} ${paper.number}`, full, style),
    textBlock(`${say.page} ${at + 1}/${count}`, full, { ...style, align: "right" }),
  );
  return placed([foot], page.height - edge - 8);
};

/** A paper on A4 pages: each says which of how many it is, and has the table's head where the table goes on. */
export function a4(paper: Paper): Sheet[] {
  const row = paper.kind === "packing-slip" ? packingRow : pricedRow;
  const head = tableHead(paper);
  const rows = paper.lines.flatMap((line) => [row(line, 0), ...line.addOns.map((addOn) => row(addOn, 14))]);
  const blocks = [opening(paper), head, ...rows, ...closing(paper)];
  const room = page.height - 2 * edge - footer;
  const pages = paginate(blocks, { first: room, others: room }, head);
  return pages.map((each, at) => ({
    ...page,
    marks: [...placed(each, edge), ...footing(paper, at, pages.length)],
  }));
}
