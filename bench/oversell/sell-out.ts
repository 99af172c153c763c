import { setTimeout as sleep } from "node:timers/promises";
import { startApiCluster } from "../load/api-cluster.ts";
import { startDatabase } from "../stack/database.ts";
import { openShop } from "../stack/open-shop.ts";
import { openOwnerPool } from "../stack/owner-pool.ts";
import { type CallApi, callApiAt, openStockedProduct, type StockedProduct } from "./stocked-product.ts";

const inStock = 10;
/**
 * What 200 clients want at once: one unit each; one to three, some as two lines; or all that changes a stock together.
 */
export const crowds = ["one each", "one to three", "with all that changes a stock"] as const;
type Crowd = (typeof crowds)[number];

type Tally = { sold: number; asked: number; refused: number; tookMs: number };
export type SoldOut = { tallies: Record<Crowd, Tally>; deadlocks: number; faults: string[] };

/** The result of one attempt: units taken from stock (negative: put back), a refusal, or a fault. */
type Outcome = { units: number; sold: number; refused?: boolean; fault?: string };

const isDone = (status: number) => status === 200 || status === 201;
/** A refusal is fine if it is a 409 with a reason in words; everything else is a fault. */
const outcomeOf = (
  what: string,
  { status, body }: Awaited<ReturnType<CallApi>>,
  units: number,
  isSale: boolean,
): Outcome => {
  if (isDone(status)) return { units, sold: isSale ? units : 0 };
  const hasReason = status === 409 && typeof body.detail === "string" && body.detail.length > 0;
  return {
    units: 0,
    sold: 0,
    refused: true,
    ...(!hasReason && { fault: `${what}: ${status} ${JSON.stringify(body)}` }),
  };
};

/** Orders a cart as one line. With a line for each unit the API has to reject the order and take nothing. */
async function orderCart(
  ask: CallApi,
  { product, variant }: StockedProduct,
  token: string,
  { quantity, inLines }: Wanted,
) {
  const lines = inLines ? Array.from({ length: quantity }, () => 1) : [quantity];
  const products = lines.map((each) => ({ id: product, variants: [{ id: variant, quantity: each }] }));
  const answer = await ask("POST", `/api/v1/order?token=${token}`, { products });
  if (lines.length > 1 && answer.status === 422) return { units: 0, sold: 0, refused: true };
  return outcomeOf("cart", answer, Number(answer.body.quantity ?? 0), true);
}

const writeOrder = (admin: CallApi, { product, variant }: StockedProduct, quantity: number) => {
  const products = [{ id: product, variants: [{ id: variant, quantity }] }];
  return admin("POST", "/orders", { products, language: "en" });
};

type Wanted = { quantity: number; inLines: boolean };
const mixed = (index: number): Wanted => ({ quantity: 1 + (index % 3), inLines: index % 5 === 0 });

/** Every kind of change to one stock, as functions to be started together. */
async function changeAll(ask: CallApi, admin: CallApi, shelf: StockedProduct): Promise<(() => Promise<Outcome>)[]> {
  const standing: string[] = [];
  await shelf.refill(15);
  while (standing.length < 15) standing.push(String((await writeOrder(admin, shelf, 1)).body.id));
  await shelf.refill(inStock);
  const tokens = await shelf.addCarts(140);
  const manual = async (index: number) => {
    const quantity = 1 + (index % 2);
    return outcomeOf("manual order", await writeOrder(admin, shelf, quantity), quantity, true);
  };
  const edit = async (delta: number) => {
    const answer = await admin("POST", `/stock/items/${shelf.variant}/adjustments`, { delta, cause: "damaged" });
    return outcomeOf("edit", answer, -delta, false);
  };
  const cancel = async (id: string) => {
    const answer = await admin("POST", `/orders/${id}/moves`, { from: "new", to: "cancelled", reason: "" });
    return outcomeOf("cancel", answer, -1, false);
  };
  const wishes = [
    ...tokens.map((token, index) => () => orderCart(ask, shelf, token, mixed(index))),
    ...Array.from({ length: 30 }, (_, index) => () => manual(index)),
    ...Array.from({ length: 15 }, (_, index) => () => edit(index % 3 === 0 ? 1 : -1)),
    ...standing.map((id) => () => cancel(id)),
  ];
  return wishes.sort(() => Math.random() - 0.5);
}

async function wishesOf(
  crowd: Crowd,
  ask: CallApi,
  admin: CallApi,
  shelf: StockedProduct,
): Promise<(() => Promise<Outcome>)[]> {
  if (crowd === "with all that changes a stock") return changeAll(ask, admin, shelf);
  await shelf.refill(inStock);
  const tokens = await shelf.addCarts(200);
  const wanted = crowd === "one each" ? () => ({ quantity: 1, inLines: false }) : mixed;
  return tokens.map((token, index) => () => orderCart(ask, shelf, token, wanted(index)));
}

/** Reads a stock every 20 ms until stopped; returns the lowest value. */
function watchStock(shelf: StockedProduct): () => Promise<number> {
  let [isOver, lowest] = [false, Number.POSITIVE_INFINITY];
  const watching = (async () => {
    while (!isOver) {
      lowest = Math.min(lowest, (await shelf.read()).stock);
      await sleep(20);
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    return lowest;
  };
}

/** 200 clients at once want ten units, again and again, through two API processes. */
export async function sellOut({ rounds }: { rounds: number }): Promise<SoldOut> {
  const database = await startDatabase();
  const db = openOwnerPool(database.ownerUrl);
  const fleet = await startApiCluster(database);
  try {
    const { shopId, token } = await openShop(fleet.members[0]?.program().url ?? "");
    while (fleet.balancer.readyCount() < fleet.members.length) await sleep(50);
    const [ask, admin] = [callApiAt(fleet.url), callApiAt(fleet.url, token)];
    const shelf = await openStockedProduct(db, admin, shopId);
    const faults: string[] = [];
    const none = (): Tally => ({ sold: 0, asked: 0, refused: 0, tookMs: 0 });
    const tallies: SoldOut["tallies"] = {
      "one each": none(),
      "one to three": none(),
      "with all that changes a stock": none(),
    };
    for (let round = 1; round <= rounds; round++) {
      for (const crowd of crowds) {
        const wishes = await wishesOf(crowd, ask, admin, shelf);
        const before = await shelf.read();
        const stopWatching = watchStock(shelf);
        const beganMs = performance.now();
        const outcomes = await Promise.all(wishes.map((wish) => wish()));
        const tookMs = performance.now() - beganMs;
        const lowest = await stopWatching();
        const after = await shelf.read();
        const units = outcomes.reduce((sum, outcome) => sum + outcome.units, 0);
        const sold = outcomes.reduce((sum, outcome) => sum + outcome.sold, 0);
        const tally = tallies[crowd];
        tally.sold += sold;
        tally.asked += outcomes.length;
        tally.refused += outcomes.filter(({ refused }) => refused).length;
        tally.tookMs = Math.max(tally.tookMs, tookMs);
        const say = (what: string) => faults.push(`${crowd}, round ${round}: ${what}`);
        for (const { fault } of outcomes) if (fault) say(fault);
        if (before.stock !== inStock) say(`${before.stock} in stock at first`);
        if (after.stock !== before.stock - units) say(`${before.stock} less ${units} is ${after.stock}`);
        if (after.moved !== after.stock) say(`movements say ${after.moved}, the stock is ${after.stock}`);
        if (lowest < 0) say(`the stock was ${lowest}`);
        if (crowd !== "with all that changes a stock" && sold !== inStock) say(`${sold} of ${inStock} sold`);
      }
    }
    const { rows } = await db.query<{ deadlocks: number }>(
      "select deadlocks::int from pg_stat_database where datname = current_database()",
    );
    return { tallies, deadlocks: rows[0]?.deadlocks ?? 0, faults };
  } finally {
    await fleet.stop();
    await db.end();
    await database.stop();
  }
}
