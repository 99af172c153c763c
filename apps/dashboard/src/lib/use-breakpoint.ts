"use client";

import { useSyncExternalStore } from "react";

function atLeast(width: number) {
  const query = `(min-width: ${width}px)`;
  const subscribe = (listener: () => void) => {
    const media = matchMedia(query);
    media.addEventListener("change", listener);
    return () => media.removeEventListener("change", listener);
  };
  const matches = () => matchMedia(query).matches;
  return () => useSyncExternalStore(subscribe, matches, () => true);
}

/** Whether there is room for a table. */
export const useWide = atLeast(768);
const useWider = atLeast(992);
const useWidest = atLeast(1280);

/** How much room there is for a table, in steps. */
export function useBreakpoint(): 768 | 992 | 1280 {
  const wider = useWider();
  return useWidest() ? 1280 : wider ? 992 : 768;
}
