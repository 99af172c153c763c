import type { QueryClient } from "@tanstack/react-query";
import { keepQueries } from "./keep-queries.ts";
import { registerWorker } from "./register-worker.ts";

/**
 * Prepares for a time without a network: pages are kept by the service worker, and what they show in the browser.
 * @returns a function that ends the latter.
 */
export function prepareOffline(client: QueryClient): () => void {
  void registerWorker();
  return keepQueries(client);
}
