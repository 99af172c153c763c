import type { Tx } from "../../../db/scope.ts";
import {
  giveAddOn,
  giveVariant,
  holdAddOn,
  holdVariant,
  insertMoved,
  type Moved,
  takeAddOn,
  takeVariant,
} from "./queries/take-stock.ts";

type StockLine = { kind: "variant" | "add_on"; itemId: string; quantity: number };
/** What an order sells, all of it, and gives back; what a cart holds, as far as it is there, and gives back. */
export type StockMove = StockLine &
  ({ reason: "sale" | "return"; orderId: string } | { reason: "hold" | "release"; cartId: string });

/** There is less in stock than was asked for: nothing may be kept of the transaction. */
export class OutOfStock extends Error {
  readonly itemId: string;
  constructor(itemId: string) {
    super("out of stock");
    this.itemId = itemId;
  }
}

const kinds = ["variant", "add_on"];
/** What is given back is there for whatever is taken of the same thing. */
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

/**
 * Takes out of stock what orders sell and carts hold, and puts back what they give back. Rows are taken in sorted
 * order, variants first, so that two orders never wait for each other in a circle; each by an update that only holds
 * while there is enough.
 * @returns how many units these moves hold now, and whether one of them sold the last there was.
 * @throws OutOfStock
 */
export async function takeStock(
  tx: Tx,
  shopId: string,
  moves: StockMove[],
): Promise<{ held: number; soldOut: boolean }> {
  const moved: Moved[] = [];
  let soldOut = false;
  for (const move of addUp(moves).sort(inOrder)) {
    const { kind, itemId, quantity } = move;
    const isVariant = kind === "variant";
    const done = (delta: number) => {
      const item = isVariant ? { variantId: itemId } : { addOnId: itemId };
      const by = "orderId" in move ? { orderId: move.orderId } : { cartId: move.cartId };
      moved.push({ ...item, ...by, delta, reason: move.reason });
      return item;
    };
    if (move.reason === "sale") {
      const taken = await (isVariant ? takeVariant : takeAddOn)(tx, shopId, itemId, quantity);
      if (!taken) throw new OutOfStock(itemId);
      if (taken.left !== null) done(-quantity);
      soldOut ||= taken.left === 0;
    } else if (move.reason === "hold") {
      const held = await (isVariant ? holdVariant : holdAddOn)(tx, shopId, itemId, quantity);
      if (held > 0) done(-held);
    } else {
      const { counted } = await (isVariant ? giveVariant : giveAddOn)(tx, shopId, itemId, quantity);
      const item = done(quantity);
      // Of what is no longer counted nothing is kept: it comes back, and goes.
      if (!counted) moved.push({ ...item, delta: -quantity, reason: "adjustment" });
    }
  }
  await insertMoved(tx, shopId, moved);
  const held = moved.reduce((sum, { reason, delta }) => (reason === "hold" ? sum - delta : sum), 0);
  return { held, soldOut };
}
