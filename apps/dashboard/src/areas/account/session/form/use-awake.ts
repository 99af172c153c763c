"use client";

import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether the page's script has taken over what the server drew: before that a press does nothing of its own. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
