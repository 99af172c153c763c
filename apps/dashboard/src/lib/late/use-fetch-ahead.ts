"use client";

import { useIsFetching } from "@tanstack/react-query";
import { useEffect } from "react";
import { fetchParts } from "./late.tsx";

const savesData = () => {
  const connection: unknown = Reflect.get(navigator, "connection");
  return typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true;
};

/** So long the page is at rest before anything is fetched ahead: what comes one after the other is not cut into. */
const restMs = 1_000;
const touches = ["scroll", "keydown", "pointerdown"] as const;

/** Once the page has what it asked the server for and nobody does anything, the late parts are fetched; those who save data fetch what they ask for. */
export function useFetchAhead() {
  const atRest = useIsFetching() === 0;
  useEffect(() => {
    if (!atRest) return;
    let [timer, idle] = [0, 0];
    const stop = () => {
      clearTimeout(timer);
      if (idle > 0) cancelIdleCallback(idle);
    };
    const fetch = () => {
      leave();
      fetchParts(savesData());
    };
    const wait = () => {
      stop();
      // Safari has no idle time to offer.
      const begin = "requestIdleCallback" in globalThis ? () => (idle = requestIdleCallback(fetch)) : fetch;
      timer = window.setTimeout(begin, restMs);
    };
    const leave = () => {
      stop();
      for (const touch of touches) removeEventListener(touch, wait, true);
    };
    for (const touch of touches) addEventListener(touch, wait, { capture: true, passive: true });
    wait();
    return leave;
  }, [atRest]);
}
