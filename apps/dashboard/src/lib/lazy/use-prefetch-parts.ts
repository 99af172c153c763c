"use client";

import { savesData } from "@mauzo/api-client/visitor/saves-data";
import { useIsFetching } from "@tanstack/react-query";
import { useEffect } from "react";
import { prefetchParts } from "./lazy-part.tsx";

/** How long the page must be idle before prefetching begins, so that it does not compete with consecutive requests. */
const restMs = 1_000;
const touches = ["scroll", "keydown", "pointerdown"] as const;

/** Calls `run` once the page has its data and the user is idle, and again after each later read. */
export function useWhenIdle(run: () => void) {
  const atRest = useIsFetching() === 0;
  useEffect(() => {
    if (!atRest) return;
    let [timer, idle] = [0, 0];
    const stop = () => {
      clearTimeout(timer);
      if (idle > 0) cancelIdleCallback(idle);
    };
    const start = () => {
      leave();
      run();
    };
    const wait = () => {
      stop();
      // Safari has no `requestIdleCallback`.
      const begin = "requestIdleCallback" in globalThis ? () => (idle = requestIdleCallback(start)) : start;
      timer = window.setTimeout(begin, restMs);
    };
    const leave = () => {
      stop();
      for (const touch of touches) removeEventListener(touch, wait, true);
    };
    for (const touch of touches) addEventListener(touch, wait, { capture: true, passive: true });
    wait();
    return leave;
  }, [atRest, run]);
}

const prefetch = () => prefetchParts(savesData());

/** Prefetches the lazy components when the page is idle; with data saving on, they load when wanted. */
export const usePrefetchParts = () => useWhenIdle(prefetch);
