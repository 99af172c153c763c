import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Metrics } from "./open-metrics.ts";

/** A request that Node's fetch began, as its diagnostics channels hand it over. */
type Outgoing = { origin?: unknown };
const isMessage = (message: unknown): message is { request: Outgoing; response?: { statusCode?: unknown } } =>
  typeof message === "object" && message !== null && "request" in message && typeof message.request === "object";

/**
 * Times every request to an outside service where it leaves, so that no gateway has to think of it. Services are told
 * apart by their origin, and those that nobody configured are one: a shop's own addresses would be a label each.
 * @param providers origin to name
 * @returns a function that ends it
 */
export function watchCalls(providers: ReadonlyMap<string, string>, observe: Metrics["observeCall"]): () => void {
  const began = new WeakMap<Outgoing, number>();
  const end = (request: Outgoing, status: string) => {
    const at = began.get(request);
    if (at === undefined) return;
    began.delete(request);
    const provider = providers.get(String(request.origin)) ?? "other";
    observe({ provider, status, seconds: (performance.now() - at) / 1_000 });
  };
  const listeners = {
    "undici:request:create": (message: unknown) => {
      if (isMessage(message)) began.set(message.request, performance.now());
    },
    "undici:request:headers": (message: unknown) => {
      if (isMessage(message)) end(message.request, String(message.response?.statusCode));
    },
    "undici:request:error": (message: unknown) => {
      if (isMessage(message)) end(message.request, "no answer");
    },
  };
  for (const [channel, listener] of Object.entries(listeners)) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of Object.entries(listeners)) unsubscribe(channel, listener);
  };
}
