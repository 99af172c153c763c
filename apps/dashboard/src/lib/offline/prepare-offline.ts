import type { QueryClient } from "@tanstack/react-query";
import { watchOutbox } from "../outbox/watch-outbox.ts";
import { userQuery } from "../session/account-queries.ts";
import { sendUnsentReplies } from "../unsent-replies/send-unsent-replies.ts";
import { sendUnsentSales } from "../unsent-sales/send-unsent-sales.ts";
import { keepQueries } from "./keep-queries.ts";
import { registerWorker } from "./register-worker.ts";

/**
 * Prepares for a time without a network: pages are kept by the service worker, and what they show in the browser. What was
 * sold or written to customers meanwhile is sent. @returns a function that ends all but the first.
 */
export function prepareOffline(client: QueryClient): () => void {
  void registerWorker();
  // What an admin sees as a member of the staff is kept by nobody, and nothing is sent meanwhile.
  if (client.getQueryData(userQuery.queryKey)?.viewing) return () => {};
  const ends = [
    keepQueries(client),
    watchOutbox(client, (known, { shopId }) => sendUnsentSales(known, shopId)),
    watchOutbox(client, sendUnsentReplies),
  ];
  return () => {
    for (const end of ends) end();
  };
}
