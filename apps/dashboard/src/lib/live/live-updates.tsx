"use client";

import { events, LiveEvent } from "@mauzo/contract/shop/events";
import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { readAccountAgain } from "../query-client.ts";
import { authorisedFetch } from "../session/api.ts";
import { inTurn } from "./in-turn.ts";
import { listen } from "./listen.ts";
import { readOnceMore } from "./read-once-more.ts";

const Connected = createContext(false);
/** Whether changes arrive by themselves right now. */
export const useConnected = () => useContext(Connected);

/** What else changes with a topic, beside what is called like it: an order is a sale. */
const alsoRead: Partial<Record<LiveEvent["topic"], readonly string[]>> = {
  products: ["stock", "sets", "add-on-groups", "product-imports"],
  orders: ["sales-summary", "products", "stock", "sets", "add-on-groups"],
};

type Key = { queryKey: readonly unknown[] };
/** Which queries read one of these: a query's key begins with its path. */
const readingOf =
  (names: readonly string[]) =>
  ({ queryKey: [path] }: Key) =>
    typeof path === "string" && names.some((name) => path.replace(/^\//, "").startsWith(name));
const readingLive = readingOf([...LiveEvent.shape.topic.options, ...Object.values(alsoRead).flat()]);

/** Keeps what is on the screen true: an event reads its topic's queries again, a line that came back reads them all. */
export function LiveUpdates({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const [connected, setConnected] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const readAgain = inTurn<string>((names) => client.invalidateQueries({ predicate: readingOf(names) }));
    void listen({
      signal: stop.signal,
      open: async (signal) => {
        const line = await authorisedFetch(new Request(`/api${events.stream.path}`, { signal, cache: "no-store" }));
        // No longer of this shop: who they are, and where, is read again.
        if (line.status === 403) void client.invalidateQueries();
        return line;
      },
      onEnd: () => void readAccountAgain(client),
      onEvent: ({ topic }) => {
        if (topic === "staff") void readAccountAgain(client);
        readAgain(topic, ...(alsoRead[topic] ?? []));
      },
      onState: (next, again) => {
        setConnected(next);
        if (again) void client.invalidateQueries();
        else if (next) void readOnceMore(client, readingLive);
      },
    });
    return () => stop.abort();
  }, [client]);
  return <Connected value={connected}>{children}</Connected>;
}
