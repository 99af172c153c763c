"use client";

import { errorCode } from "@mauzo/api-client/errors/error-code";
import { events, LiveEvent } from "@mauzo/contract/shop/events";
import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { refetchAccount } from "../queries/query-client.ts";
import { isStaleAfter } from "../queries/stale-queries.ts";
import { api } from "../session/api.ts";
import { batchCalls } from "./batch-calls.ts";
import { refetchAfterConnect } from "./refetch-after-connect.ts";

const Connected = createContext(false);
export const useConnected = () => useContext(Connected);

const everything = isStaleAfter(LiveEvent.shape.topic.options);

/** Keeps the shown data current: an event invalidates what its topic made stale, a reconnect invalidates all. */
export function LiveUpdates({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const [connected, setConnected] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const readAgain = batchCalls<LiveEvent["topic"]>((topics) =>
      client.invalidateQueries({ predicate: isStaleAfter(topics) }),
    );
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
          readAgain(topic);
        },
        onState: (next, again) => {
          setConnected(next);
          if (again) void client.invalidateQueries();
          else if (next) void refetchAfterConnect(client, everything);
        },
      },
    );
    return () => stop.abort();
  }, [client]);
  return <Connected value={connected}>{children}</Connected>;
}
