import { errorText } from "@mauzo/api-client/errors/error-text";
import { sales } from "@mauzo/contract/pos/sales";
import { shifts } from "@mauzo/contract/pos/shifts";
import type { UnsentRow } from "@mauzo/contract/pos/till-drafts";
import type { QueryClient } from "@tanstack/react-query";
import { isToWait } from "../outbox/is-to-wait.ts";
import { runLane } from "../outbox/run-lane.ts";
import type { FactName } from "../queries/query-names.ts";
import { userQuery } from "../session/account-queries.ts";
import { api } from "../session/api.ts";
import { newIdempotencyKey } from "../use-idempotency-key.ts";
import { isDue, isOpening, isSale, unsentIdOf } from "./unsent-rows.ts";
import { unsentStore } from "./unsent-store.ts";

/** One that hangs does not hold up those who wait at the till. */
const patienceMs = 30_000;
/** So long it can be looked up what was taken out, and why. */
const takenOutMs = 35 * 24 * 3_600_000;

async function call(row: UnsentRow): Promise<void> {
  // Its own id makes it one, however often it is sent.
  const options = { idempotencyKey: newIdempotencyKey(), timeoutMs: patienceMs };
  if (isSale(row)) await api.call(sales.create, { body: row.body }, options);
  else if (isOpening(row)) await api.call(shifts.begin, { body: row.opens }, options);
  else await api.call(shifts.close, { params: { id: row.closes }, body: row.count }, options);
}

async function tell(client: QueryClient, facts: readonly FactName[]): Promise<void> {
  const { readAgain } = await import("../queries/stale-queries.ts");
  await readAgain(client, facts);
}

/** @returns whether the next one may be sent. */
async function send(client: QueryClient, row: UnsentRow): Promise<boolean> {
  try {
    await call(row);
  } catch (error) {
    if (isToWait(error)) return false;
    await unsentStore.put({ ...row, refused: errorText(error) });
    return true;
  }
  // The shift is known to be open, or closed, before what says so here is gone.
  if (!isSale(row)) await tell(client, ["shift.changed"]).catch(() => undefined);
  await unsentStore.remove(unsentIdOf(row));
  return true;
}

/** Who is logged in now: that may have been changed in another tab. undefined: nobody says. */
const readPerson = (client: QueryClient): Promise<string | undefined> =>
  client.fetchQuery({ ...userQuery, retry: false, staleTime: 0 }).then(
    ({ id }) => id,
    () => undefined,
  );

type Pass = { shopId: string; tried: ReadonlySet<string>; person: () => Promise<string | undefined> };
async function findNext({ shopId, tried, person }: Pass): Promise<UnsentRow | undefined> {
  const rows = await unsentStore.list(shopId);
  const untried = rows.filter((row) => !tried.has(unsentIdOf(row)));
  const next = untried.find((row) => isDue(row, rows, row.person));
  if (!next || isSale(next) || next.person === undefined) return next;
  const personId = await person();
  return untried.find((row) => isDue(row, rows, personId));
}

async function forgetOld(shopId: string): Promise<void> {
  for (const row of await unsentStore.list(shopId))
    if (row.taken_out && Date.now() - Date.parse(row.taken_out.at) > takenOutMs)
      await unsentStore.remove(unsentIdOf(row));
}

async function sendAll(client: QueryClient, shopId: string): Promise<void> {
  await forgetOld(shopId);
  const tried = new Set<string>();
  let asked: Promise<string | undefined> | undefined;
  const person = () => {
    asked ??= readPerson(client);
    return asked;
  };
  const pass = { shopId, tried, person };
  // Read anew each time: another is made meanwhile.
  for (let row = await findNext(pass); row; row = await findNext(pass)) {
    tried.add(unsentIdOf(row));
    if (!(await send(client, row))) break;
  }
  if (tried.size === 0) return;
  await tell(client, ["order.placed", "order.paid", "order.moved", "stock.changed", "shift.changed"]);
}

/**
 * Sends what waits, one after the other in the order in which it was done, and in one tab of the browser at a time. What the
 * server refuses stays, with its reason, and holds up nothing; without an answer, all of it stays as it is.
 */
export const sendUnsentSales = (client: QueryClient, shopId: string): Promise<void> =>
  runLane("unsent-sales", () => sendAll(client, shopId));
