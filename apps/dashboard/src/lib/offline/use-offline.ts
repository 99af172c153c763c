"use client";

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { useWhenIdle } from "../lazy/use-prefetch-parts.ts";
import { refetchAccount } from "../queries/query-client.ts";
import { isNetworkLost, isOffline, setNetworkLost, useNetworkLost } from "./network.ts";

/** An account that takes longer comes over a network that is as good as none. */
const patienceMs = 4_000;

function watchNetwork(client: QueryClient): () => void {
  const onBack = () => {
    setNetworkLost(false);
    // Kept from earlier, it would count as read: it is read once a page.
    void refetchAccount(client);
  };
  const onLost = () => setNetworkLost(true);
  if (isOffline()) onLost();
  addEventListener("online", onBack);
  addEventListener("offline", onLost);
  const leave = client.getQueryCache().subscribe((event) => {
    const isAnswer = event.type === "updated" && event.action.type === "success" && !event.action.manual;
    if (isAnswer && isNetworkLost() && !isOffline()) setNetworkLost(false);
  });
  return () => {
    removeEventListener("online", onBack);
    removeEventListener("offline", onLost);
    leave();
  };
}

/**
 * Notices when the network is lost, and then brings back what was kept.
 * @param isWaiting whether the person or the shop is still to come.
 * @returns whether what was kept is being looked up.
 */
export function useOffline(isWaiting: boolean): boolean {
  const client = useQueryClient();
  const isLost = useNetworkLost();
  const [isLookedUp, setLookedUp] = useState(false);
  useEffect(() => watchNetwork(client), [client]);
  useEffect(() => {
    if (!isWaiting || isLost) return;
    const timer = setTimeout(() => setNetworkLost(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isWaiting, isLost]);
  useEffect(() => {
    if (!isLost) return;
    let isOver = false;
    void import("./keep-queries.ts")
      .then(({ restoreQueries }) => restoreQueries(client))
      .catch(() => undefined)
      .finally(() => !isOver && setLookedUp(true));
    return () => {
      isOver = true;
      setLookedUp(false);
    };
  }, [isLost, client]);
  return isLost && !isLookedUp;
}

/** Prepares for a time without a network, once the page has all it shows. */
export function usePrepareOffline(): void {
  const client = useQueryClient();
  const [isReady, setReady] = useState(false);
  useWhenIdle(useCallback(() => setReady(true), []));
  useEffect(() => {
    if (!isReady) return;
    let stop = () => {};
    let isOver = false;
    void import("./prepare-offline.ts")
      .then(({ prepareOffline }) => {
        if (!isOver) stop = prepareOffline(client);
      })
      .catch(() => undefined);
    return () => {
      isOver = true;
      stop();
    };
  }, [isReady, client]);
}
