import type { QueryClient } from "@tanstack/react-query";
import { isOffline } from "../offline/network.ts";
import { shopQuery, userQuery } from "../session/account-queries.ts";

/** A phone does not always say that its network is back. */
const againMs = 30_000;
export type Owner = { shopId: string; userId: string };

/**
 * Sends what waits on this device, on whichever page: at first, when the network is back, when the page is seen again, and
 * now and then. @returns a function that stops it.
 */
export function watchOutbox(
  client: QueryClient,
  sendAll: (client: QueryClient, owner: Owner) => Promise<void>,
): () => void {
  const send = () => {
    const [shop, user] = [client.getQueryData(shopQuery.queryKey), client.getQueryData(userQuery.queryKey)];
    if (shop && user && !isOffline()) void sendAll(client, { shopId: shop.id, userId: user.id }).catch(() => undefined);
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
