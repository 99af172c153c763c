import type { QueryClient } from "@tanstack/react-query";
import { watchUnsentSales } from "../unsent-sales/watch-unsent-sales.ts";
import { keepQueries } from "./keep-queries.ts";
import { registerWorker } from "./register-worker.ts";

/**
 * Prepares for a time without a network: pages are kept by the service worker, and what they show in the browser. What was
 * sold meanwhile is sent. @returns a function that ends the latter two.
 */
export function prepareOffline(client: QueryClient): () => void {
  void registerWorker();
  const ends = [keepQueries(client), watchUnsentSales(client)];
  return () => {
    for (const end of ends) end();
  };
}
