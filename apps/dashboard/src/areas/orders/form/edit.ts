import type { ChargeInput, ChargeKind } from "@mauzo/contract/order-charges";
import type { DraftLine } from "@mauzo/contract/order-drafts";
import type { OrderEdit } from "@mauzo/contract/order-edits";
import type { Order, OrderLine } from "@mauzo/contract/orders";
import { chosenProducts, draftProblem } from "./draft.ts";

/** A charge as it is typed. */
export type ChargeRow = Omit<ChargeInput, "value"> & { key: number; value: number | undefined };

/** A change of an order as it is typed. */
export type EditDraft = {
  edition: number;
  /** Of the lines somebody touched. */
  quantities: Record<string, number>;
  added: DraftLine[];
  charges: ChargeRow[];
  note: string;
  reason: string;
};

export const editOf = ({ edition, charges, note }: Order): EditDraft => ({
  ...{ edition, quantities: {}, added: [], note, reason: "" },
  charges: charges.map(({ kind, name, type, value }, key) => ({ kind, name, type, value, key })),
});

/** What was typed, upon the order as it is now. */
export const upon = (draft: EditDraft, { edition, lines }: Order): EditDraft => ({
  ...draft,
  edition,
  quantities: Object.fromEntries(
    Object.entries(draft.quantities).filter(([id]) => lines.some((line) => line.id === id)),
  ),
});

export const quantityIn = ({ quantities }: EditDraft, { id, quantity }: OrderLine) => quantities[id] ?? quantity;

/** So many units of a line; without a unit of its item its add-ons go with it, and come back with it. */
export function withQuantity({ quantities }: EditDraft, { lines }: Order, line: OrderLine, quantity: number) {
  const next = { ...quantities, [line.id]: quantity };
  if (line.kind === "add_on") return next;
  const together = lines.filter(({ item, product_id }) => item === line.item && product_id === line.product_id);
  const units = together.reduce((sum, one) => sum + (one.kind === "variant" ? (next[one.id] ?? one.quantity) : 0), 0);
  const before = quantities[line.id] ?? line.quantity;
  for (const { id, kind } of together) {
    if (kind === "variant") continue;
    if (units === 0) next[id] = 0;
    else if (before === 0) delete next[id];
  }
  return next;
}

/** A charge more, by its name on the customer's papers. */
export const withCharge = ({ charges }: EditDraft, kind: ChargeKind, name: string): ChargeRow[] => [
  ...charges,
  { key: Math.max(-1, ...charges.map(({ key }) => key)) + 1, kind, name, type: "fixed", value: undefined },
];

/** The change as it is sent; charges of nothing are none. */
export function asEdit(draft: EditDraft, { lines }: Order): OrderEdit {
  const { edition, charges, note, reason } = draft;
  return {
    ...{ edition, note, reason },
    lines: lines
      .map((line) => ({ id: line.id, quantity: quantityIn(draft, line), was: line.quantity }))
      .filter(({ quantity, was }) => quantity !== was)
      .map(({ id, quantity }) => ({ id, quantity })),
    products: chosenProducts(draft.added),
    charges: charges.flatMap(({ kind, name, type, value }) => (value ? [{ kind, name, type, value }] : [])),
  };
}

const sameCharges = ({ charges }: Order, sent: readonly ChargeInput[]) =>
  JSON.stringify(charges.map(({ kind, name, type, value }) => [kind, name, type, value])) ===
  JSON.stringify(sent.map(({ kind, name, type, value }) => [kind, name, type, value]));

/** Whether there is anything to save. */
export function isEdited(draft: EditDraft, order: Order): boolean {
  const { lines = [], products = [], charges } = asEdit(draft, order);
  return lines.length + products.length > 0 || draft.note !== order.note || !sameCharges(order, charges);
}

export type EditProblem = "empty" | "addOns" | "share" | "tooFew";

/** What keeps a change from being asked about; undefined where nothing does. */
export function editProblem(draft: EditDraft, order: Order): EditProblem | undefined {
  const { products = [], charges } = asEdit(draft, order);
  const kept = order.lines.some((line) => line.kind === "variant" && quantityIn(draft, line) > 0);
  if (!kept && products.length === 0) return "empty";
  if (charges.some(({ type, value }) => type === "percentage" && value > 10_000)) return "share";
  return draftProblem(draft.added);
}
