"use client";

import { errorCode } from "@mauzo/api-client/errors/error-code";
import { events } from "@mauzo/contract/shop/events";
import { type Query, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { create } from "zustand";
import { refetchAccount } from "../queries/query-client.ts";
import { userQuery } from "../session/account-queries.ts";
import { api } from "../session/api.ts";
import { refetchAfterConnect } from "./refetch-after-connect.ts";
import { rereadOnNews } from "./reread-on-news.ts";

const useLine = create<{ connected: boolean }>(() => ({ connected: false }));
export const useConnected = () => useLine(({ connected }) => connected);

/** Needed by no page before something has changed. */
const loadStaleQueries = () => import("../queries/stale-queries.ts");
/** The inbox has it already. */
const loadPresence = () => import("./presence.ts");

/** Whatever the shop's people may change: all but who the caller is. */
const isOfShop = ({ queryKey: [name] }: Pick<Query, "queryKey">) => name !== "user";

/** Keeps the shown data current: an event invalidates what its topic made stale, a reconnect invalidates all. */
export function useLiveUpdates(): void {
  const client = useQueryClient();
  useEffect(() => {
    const stop = new AbortController();
    const reread = rereadOnNews(client);
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
        onEvent: ({ topic, id, presence }) => {
          if (presence) return void loadPresence().then(({ hearPresence }) => hearPresence(id, presence));
          if (topic === "staff" && client.getQueryData(userQuery.queryKey)?.id === id)
            void loadStaleQueries().then(({ forgetWhatWasSeen }) => forgetWhatWasSeen(client));
          else if (topic === "staff") void refetchAccount(client);
          reread(topic);
        },
        onState: (next, again) => {
          useLine.setState({ connected: next });
          if (again) void client.invalidateQueries();
          else if (next) void refetchAfterConnect(client, isOfShop);
        },
      },
    );
    return () => {
      stop.abort();
      useLine.setState({ connected: false });
      void loadPresence().then(({ forgetPresence }) => forgetPresence());
    };
  }, [client]);
}
