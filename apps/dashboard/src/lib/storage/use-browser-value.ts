"use client";

import { useSyncExternalStore } from "react";

const unchanging = () => () => {};

/** What only the browser knows, such as the address; undefined while the page, the same for everybody, is taken over. */
export const useBrowserValue = (read: () => string): string | undefined =>
  useSyncExternalStore(unchanging, read, () => undefined);
