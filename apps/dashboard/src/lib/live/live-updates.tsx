"use client";

import { errorCode } from "@mauzo/api-client/errors/error-code";
import { events, LiveEvent } from "@mauzo/contract/shop/events";
import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { refetchAccount } from "../query-client.ts";
import { api } from "../session/api.ts";
import { batchCalls } from "./batch-calls.ts";
import { refetchAfterConnect } from "./refetch-after-connect.ts";

const Connected = createContext(false);
export const useConnected = () => useContext(Connected);

/** What else changes with a topic, besides the paths that start with its name: an order is also a sale. */
const relatedPaths: Partial<Record<LiveEvent["topic"], readonly string[]>> = {
  products: ["stock", "sets", "add-on-groups", "product-imports"],
  orders: ["sales-summary", "products", "stock", "sets", "add-on-groups"],
};

type Key = { queryKey: readonly unknown[] };
/** Matches queries of these names: a query's key begins with its path. */
const readingOf =
  (names: readonly string[]) =>
  ({ queryKey: [path] }: Key) =>
    typeof path === "string" && names.some((name) => path.replace(/^\//, "").startsWith(name));
const readingLive = readingOf([...LiveEvent.shape.topic.options, ...Object.values(relatedPaths).flat()]);

/** Keeps the shown data current: an event invalidates the queries of its topic, a reconnect invalidates all. */
export function LiveUpdates({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const [connected, setConnected] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const readAgain = batchCalls<string>((names) => client.invalidateQueries({ predicate: readingOf(names) }));
    void api.stream(
      events.stream,
      {},
      {
        signal: stop.signal,
        onFailure: (error) => {
          // The person is no longer a member of this shop: their account and shop are fetched again.
          if (errorCode(error) === "forbidden") void client.invalidateQueries();
        },
        onEnd: () => void refetchAccount(client),
        onEvent: ({ topic }) => {
          if (topic === "staff") void refetchAccount(client);
          readAgain(topic, ...(relatedPaths[topic] ?? []));
        },
        onState: (next, again) => {
          setConnected(next);
          if (again) void client.invalidateQueries();
          else if (next) void refetchAfterConnect(client, readingLive);
        },
      },
    );
    return () => stop.abort();
  }, [client]);
  return <Connected value={connected}>{children}</Connected>;
}
