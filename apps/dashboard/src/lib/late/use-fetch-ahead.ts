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

/** Once the page has what it asked the server for and nothing else is to be done, the late parts are fetched; those who save data fetch what they ask for. */
export function useFetchAhead() {
  const atRest = useIsFetching() === 0;
  useEffect(() => {
    if (!atRest) return;
    const fetch = () => fetchParts(savesData());
    let idle = 0;
    const timer = setTimeout(() => {
      // Safari has no idle time to offer.
      if ("requestIdleCallback" in globalThis) idle = requestIdleCallback(fetch);
      else fetch();
    }, restMs);
    return () => {
      clearTimeout(timer);
      if (idle > 0) cancelIdleCallback(idle);
    };
  }, [atRest]);
}
