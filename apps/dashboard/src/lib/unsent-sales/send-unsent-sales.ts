import { errorText } from "@mauzo/api-client/errors/error-text";
import { sales } from "@mauzo/contract/pos/sales";
import type { UnsentSale } from "@mauzo/contract/pos/till-drafts";
import type { QueryClient } from "@tanstack/react-query";
import { isToWait } from "../outbox/is-to-wait.ts";
import { runLane } from "../outbox/run-lane.ts";
import { api } from "../session/api.ts";
import { newIdempotencyKey } from "../use-idempotency-key.ts";
import { unsentStore } from "./unsent-store.ts";

/** One that hangs does not hold up those who wait at the till. */
const patienceMs = 30_000;
/** So long it can be looked up what was taken out, and why. */
const takenOutMs = 35 * 24 * 3_600_000;

/** @returns whether the next one may be sent. */
async function send(sale: UnsentSale): Promise<boolean> {
  try {
    // Its own id makes it one sale, however often it is sent.
    const options = { idempotencyKey: newIdempotencyKey(), timeoutMs: patienceMs };
    await api.call(sales.create, { body: sale.body }, options);
  } catch (error) {
    if (isToWait(error)) return false;
    await unsentStore.put({ ...sale, refused: errorText(error) });
    return true;
  }
  await unsentStore.remove(sale.body.id);
  return true;
}

const findNext = async (shopId: string, tried: ReadonlySet<string>) =>
  (await unsentStore.list(shopId)).find(
    ({ body, refused, taken_out }) => refused === undefined && taken_out === undefined && !tried.has(body.id),
  );

async function forgetOld(shopId: string): Promise<void> {
  for (const { body, taken_out } of await unsentStore.list(shopId))
    if (taken_out && Date.now() - Date.parse(taken_out.at) > takenOutMs) await unsentStore.remove(body.id);
}

async function sendAll(client: QueryClient, shopId: string): Promise<void> {
  await forgetOld(shopId);
  const tried = new Set<string>();
  // Read anew each time: another is made meanwhile.
  for (let sale = await findNext(shopId, tried); sale; sale = await findNext(shopId, tried)) {
    tried.add(sale.body.id);
    if (!(await send(sale))) break;
  }
  if (tried.size === 0) return;
  const { readAgain } = await import("../queries/stale-queries.ts");
  await readAgain(client, ["order.placed", "order.paid", "order.moved", "stock.changed", "shift.changed"]);
}

/**
 * Sends what waits, one after the other in the order in which it was sold, and in one tab of the browser at a time. What the
 * server refuses stays, with its reason, and holds up nothing; without an answer, all of it stays as it is.
 */
export const sendUnsentSales = (client: QueryClient, shopId: string): Promise<void> =>
  runLane("unsent-sales", () => sendAll(client, shopId));
