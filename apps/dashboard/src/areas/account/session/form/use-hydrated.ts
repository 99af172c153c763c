"use client";

import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether the page is hydrated: until then, pressing a button does nothing. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
