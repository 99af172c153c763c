import type { UnsentRow } from "@mauzo/contract/pos/till-drafts";
import type { QueryClient } from "@tanstack/react-query";
import { isNetworkLost } from "../../../../lib/offline/network.ts";
import { isWithoutAnswer } from "../../../../lib/outbox/is-without-answer.ts";
import { userQuery } from "../../../../lib/session/account-queries.ts";
import { sendUnsentSales } from "../../../../lib/unsent-sales/send-unsent-sales.ts";
import { isBehind } from "../../../../lib/unsent-sales/unsent-rows.ts";
import { unsentStore } from "../../../../lib/unsent-sales/unsent-store.ts";

/** Somebody waits at the counter: what has no answer by then is kept and sent later. */
export const patienceMs = 12_000;

type Doing<Reply> = {
  call: () => Promise<Reply>;
  /** It is kept, too, where something else is told of first, such as the shift that it belongs to. */
  row: UnsentRow;
};
/**
 * Does something at the till over the network; without one, or where no answer comes, it is kept on this device, and sent
 * later. @returns undefined where it is kept @throws what the server refuses, and where this device keeps nothing
 */
export async function sendOrKeep<Reply>(client: QueryClient, { call, row }: Doing<Reply>): Promise<Reply | undefined> {
  const rows = await unsentStore.list(row.shop).catch(() => []);
  let failure: unknown;
  if (!isNetworkLost() && !isBehind(row, rows)) {
    try {
      return await call();
    } catch (error) {
      if (!isWithoutAnswer(error)) throw error;
      failure = error;
    }
  }
  // Only looked at: it is not kept, as it would be sent later.
  if (client.getQueryData(userQuery.queryKey)?.viewing) throw failure ?? new Error("only looked at");
  await unsentStore.put(row).catch((error) => {
    throw failure ?? error;
  });
  if (!isNetworkLost()) void sendUnsentSales(client, row.shop).catch(() => undefined);
  return undefined;
}
