import type { StockCause, StockMovement } from "@mauzo/contract/catalogue/stock";
import type { PaymentMethod } from "@mauzo/contract/ledger/payment-methods";
import type { OrderChange } from "@mauzo/contract/orders/order-history";
import type { FulfilmentStatus } from "@mauzo/contract/orders/order-states";
import type { ActorKind } from "@mauzo/contract/orders/order-transitions";
import type { ClaimState } from "@mauzo/contract/orders/payment-claims";
import type { ShelfItem } from "./demo-shelf.ts";
import type { Dice } from "./dice.ts";
import type { PlannedLine, PlannedOrder } from "./plan-orders.ts";

export type Person = { userId: string; name: string };
type Step = { id: string; atMs: number; mover: ActorKind; by: Person | undefined; reason: string };
export type MovedStock = {
  stock: ShelfItem;
  delta: number;
  reason: StockMovement["reason"];
  cause?: StockCause;
  note?: string;
  by?: Person;
  orderId?: string;
  atMs: number;
};
type Money = { amountMinor: number; method: PaymentMethod; reference: string };

/** An order with all that happened to it until now, and what it has come to. */
export type OrderStory = Omit<PlannedOrder, "lines"> & {
  lines: (PlannedLine & { returned: number })[];
  fulfilment: FulfilmentStatus;
  paidMinor: number;
  refundedMinor: number;
  moves: number;
  edits: number;
  movedMs: number;
  changes: (Step & { change: OrderChange["change"] })[];
  payments: (Money & {
    id: string;
    atMs: number;
    /** Undefined: the customer, with their phone. */
    by: Person | undefined;
    /** What the phone was asked for. */
    pushId?: string;
  })[];
  claims: (Money & {
    id: string;
    atMs: number;
    state: ClaimState;
    reason: string;
    decidedMs: number | null;
    by?: Person;
  })[];
  stock: MovedStock[];
};

export const currency = "TZS";
const money = (minor: number) => ({ minor, currency });
const goodsMinorOf = (lines: readonly PlannedLine[]) =>
  lines.reduce((sum, { stock, quantity }) => sum + stock.priceMinor * quantity, 0);

export const unitsOf = ({ lines }: Pick<OrderStory, "lines">): number =>
  lines.reduce((sum, { stock, quantity }) => sum + (stock.kind === "variant" ? quantity : 0), 0);
export const totalMinorOf = ({ lines, charges }: Pick<OrderStory, "lines" | "charges">): number =>
  charges.reduce(
    (sum, { kind, amountMinor }) => sum + (kind === "discount" ? -amountMinor : amountMinor),
    goodsMinorOf(lines),
  );

/** Tells what happens to an order, one step after the other; each changes what the product would change. */
export function storyOf(dice: Dice, planned: PlannedOrder) {
  const story: OrderStory = {
    ...planned,
    lines: planned.lines.map((line) => ({ ...line, returned: 0 })),
    ...{ fulfilment: "new", paidMinor: 0, refundedMinor: 0, moves: 0, edits: 0, movedMs: planned.placedMs },
    ...{ changes: [], payments: [], claims: [], stock: [] },
  };
  const moveStock = (line: PlannedLine, delta: number, reason: "sale" | "return", atMs: number) => {
    if (line.stock.endStock !== null) story.stock.push({ stock: line.stock, delta, reason, orderId: story.id, atMs });
  };
  for (const line of story.lines) moveStock(line, -line.quantity, "sale", story.placedMs);

  const record = (atMs: number, by: Person | undefined, change: OrderChange["change"], reason = "") =>
    story.changes.push({ id: dice.idAt(atMs), atMs, by, mover: by ? "staff" : "customer", reason, change });
  const named = ({ stock }: PlannedLine) => ({ product_name: stock.productName, name: stock.name });

  return {
    story,
    owedMinor: () => totalMinorOf(story) - story.paidMinor,
    /** @param by undefined: the customer, on the order's page. */
    move(atMs: number, to: FulfilmentStatus, by: Person | undefined, reason = "") {
      record(atMs, by, { kind: "moved", from: story.fulfilment, to }, reason);
      Object.assign(story, { fulfilment: to, moves: story.moves + 1, movedMs: atMs });
      if (to === "cancelled") for (const line of story.lines) moveStock(line, line.quantity, "return", atMs);
    },
    pay(atMs: number, by: Person, paid: Money) {
      const { amountMinor, method, reference } = paid;
      story.payments.push({ ...paid, id: dice.idAt(atMs), atMs, by });
      story.paidMinor += amountMinor;
      record(atMs, by, { kind: "paid", amount: money(amountMinor), method, reference });
    },
    refund(atMs: number, by: Person, paid: Money, reason: string) {
      const { amountMinor, method, reference } = paid;
      story.payments.push({ ...paid, amountMinor: -amountMinor, id: dice.idAt(atMs), atMs, by });
      story.paidMinor -= amountMinor;
      story.refundedMinor += amountMinor;
      record(atMs, by, { kind: "refunded", amount: money(amountMinor), method, reference }, reason);
    },
    /** The customer says what they paid; what the shop makes of it is `endClaim`. */
    claim(atMs: number, claimed: Money) {
      const { amountMinor, method, reference } = claimed;
      story.claims.push({ ...claimed, id: dice.idAt(atMs), atMs, state: "open", reason: "", decidedMs: null });
      record(atMs, undefined, { kind: "claimed", amount: money(amountMinor), method, reference });
    },
    endClaim(atMs: number, by: Person, state: "confirmed" | "declined", reason = "") {
      const claim = story.claims.at(-1);
      if (!claim) throw new Error("nothing was claimed");
      Object.assign(claim, { state, reason, decidedMs: atMs, by });
      const { amountMinor, method, reference } = claim;
      if (state === "confirmed") return this.pay(atMs, by, { amountMinor, method, reference });
      record(atMs, by, { kind: "declined", amount: money(amountMinor), method, reference }, reason);
    },
    note(atMs: number, by: Person, text: string) {
      record(atMs, by, { kind: "noted", text });
    },
    /** The customer wants another number of one line. */
    edit(atMs: number, by: Person, line: OrderStory["lines"][number], quantity: number, reason: string) {
      const [from, before] = [line.quantity, totalMinorOf(story)];
      line.quantity = quantity;
      story.edits++;
      moveStock(line, from - quantity, quantity > from ? "sale" : "return", atMs);
      const total = { total_from: money(before), total_to: money(totalMinorOf(story)) };
      const lines = [{ ...named(line), from, to: quantity }];
      record(atMs, by, { kind: "edited", lines, charges: [], note: null, ...total }, reason);
    },
    /** Units of a line come back after they were handed over; those that cannot be sold again are written off. */
    takeBack(
      atMs: number,
      by: Person,
      line: OrderStory["lines"][number],
      quantity: number,
      restocked: boolean,
      reason: string,
    ) {
      const before = totalMinorOf(story);
      line.quantity -= quantity;
      line.returned += quantity;
      story.edits++;
      moveStock(line, quantity, "return", atMs);
      if (!restocked)
        story.stock.push({ stock: line.stock, delta: -quantity, reason: "adjustment", cause: "damaged", by, atMs });
      const total = { total_from: money(before), total_to: money(totalMinorOf(story)) };
      record(atMs, by, { kind: "returned", lines: [{ ...named(line), quantity, restocked }], ...total }, reason);
    },
  };
}
