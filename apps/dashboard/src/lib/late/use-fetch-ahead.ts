"use client";

import { useIsFetching } from "@tanstack/react-query";
import { useEffect } from "react";
import { fetchParts } from "./late.tsx";

const savesData = () => {
  const connection: unknown = Reflect.get(navigator, "connection");
  return typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true;
};

/** Once the page has what it asked the server for and nothing else is to be done, the late parts are fetched; those who save data fetch what they ask for. */
export function useFetchAhead() {
  const atRest = useIsFetching() === 0;
  useEffect(() => {
    if (!atRest) return;
    const fetch = () => fetchParts(savesData());
    // Safari has no idle time to offer.
    if (!("requestIdleCallback" in globalThis)) {
      const timer = setTimeout(fetch, 500);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(fetch);
    return () => cancelIdleCallback(idle);
  }, [atRest]);
}
