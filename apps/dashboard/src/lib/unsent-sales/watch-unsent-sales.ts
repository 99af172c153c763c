import type { QueryClient } from "@tanstack/react-query";
import { isOffline } from "../offline/network.ts";
import { shopQuery } from "../session/account-queries.ts";
import { sendUnsentSales } from "./send-unsent-sales.ts";

/** A phone does not always say that its network is back. */
const againMs = 30_000;

/**
 * Sends the sales that wait on this device, on whichever page: at first, when the network is back, when the page is seen
 * again, and now and then. @returns a function that stops it.
 */
export function watchUnsentSales(client: QueryClient): () => void {
  const send = () => {
    const shop = client.getQueryData(shopQuery.queryKey);
    if (shop && !isOffline()) void sendUnsentSales(client, shop.id).catch(() => undefined);
  };
  const sendIfSeen = () => {
    if (document.visibilityState === "visible") send();
  };
  addEventListener("online", send);
  document.addEventListener("visibilitychange", sendIfSeen);
  const timer = setInterval(sendIfSeen, againMs);
  send();
  return () => {
    removeEventListener("online", send);
    document.removeEventListener("visibilitychange", sendIfSeen);
    clearInterval(timer);
  };
}
