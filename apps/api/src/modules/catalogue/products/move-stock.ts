import type { Tx } from "../../../db/tenant-transaction.ts";
import {
  giveAddOn,
  giveVariant,
  holdAddOn,
  holdVariant,
  insertMoved,
  type Moved,
  takeAddOn,
  takeGone,
  takeVariant,
} from "./queries/move-stock.ts";

type StockLine = { kind: "variant" | "add_on"; itemId: string; quantity: number };
/** Orders sell (all or nothing) and return units; carts hold units, as far as there are any, and release them. */
export type StockMove = StockLine &
  (
    | { reason: "return"; orderId: string }
    /** `isGone`: the units left the shop before; those that were missing are found first. */
    | { reason: "sale"; orderId: string; isGone?: boolean }
    | { reason: "hold" | "release"; cartId: string }
  );

/** There is less stock than requested: the whole transaction must be rolled back. */
export class OutOfStock extends Error {
  readonly itemId: string;
  constructor(itemId: string) {
    super("out of stock");
    this.itemId = itemId;
  }
}

const kinds = ["variant", "add_on"];
/** Returned units are available to sales of the same item in the same call. */
const reasons = ["return", "release", "sale", "hold"];
const inOrder = (a: StockMove, b: StockMove) =>
  kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
  (a.itemId === b.itemId ? reasons.indexOf(a.reason) - reasons.indexOf(b.reason) : a.itemId < b.itemId ? -1 : 1);

function addUp(moves: StockMove[]): StockMove[] {
  const sums = new Map<string, StockMove>();
  for (const move of moves) {
    const key = [move.itemId, move.reason, "cartId" in move ? move.cartId : move.orderId].join();
    sums.set(key, { ...move, quantity: (sums.get(key)?.quantity ?? 0) + move.quantity });
  }
  return [...sums.values()];
}

type Moving = { held: number; short: { itemId: string; missing: number }[] };

/**
 * Takes what orders sell and carts hold out of stock, and puts back what they return. Rows are locked in sorted order,
 * variants first, so that two orders cannot deadlock; each update applies only while there is enough stock.
 * @returns how many units these moves hold now, and which were sold that were missing.
 * @throws OutOfStock
 */
export async function moveStock(tx: Tx, shopId: string, moves: StockMove[]): Promise<Moving> {
  const moved: Moved[] = [];
  const short: Moving["short"] = [];
  for (const move of addUp(moves).sort(inOrder)) {
    const { kind, itemId, quantity } = move;
    const isVariant = kind === "variant";
    const done = (delta: number) => {
      const item = isVariant ? { variantId: itemId } : { addOnId: itemId };
      const by = "orderId" in move ? { orderId: move.orderId } : { cartId: move.cartId };
      moved.push({ ...item, ...by, delta, reason: move.reason });
      return item;
    };
    if (move.reason === "sale" && move.isGone) {
      const before = await takeGone(tx, { shopId, kind, itemId, quantity });
      if (before === undefined) throw new OutOfStock(itemId);
      if (before === null) continue;
      const missing = Math.max(0, quantity - before);
      if (missing > 0) {
        // The order is not named: what it has taken is what it can return.
        moved.push({
          ...(isVariant ? { variantId: itemId } : { addOnId: itemId }),
          delta: missing,
          reason: "adjustment",
        });
        short.push({ itemId, missing });
      }
      done(-quantity);
    } else if (move.reason === "sale") {
      const taken = await (isVariant ? takeVariant : takeAddOn)(tx, shopId, itemId, quantity);
      if (!taken) throw new OutOfStock(itemId);
      if (taken.left !== null) done(-quantity);
    } else if (move.reason === "hold") {
      const held = await (isVariant ? holdVariant : holdAddOn)(tx, shopId, itemId, quantity);
      if (held > 0) done(-held);
    } else {
      const { counted } = await (isVariant ? giveVariant : giveAddOn)(tx, shopId, itemId, quantity);
      const item = done(quantity);
      // The stock is no longer counted, so the returned units are recorded and taken out again.
      if (!counted) moved.push({ ...item, delta: -quantity, reason: "adjustment" });
    }
  }
  await insertMoved(tx, shopId, moved);
  const held = moved.reduce((sum, { reason, delta }) => (reason === "hold" ? sum - delta : sum), 0);
  return { held, short };
}
