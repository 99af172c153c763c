"use client";

import { useSyncExternalStore } from "react";

const none = () => () => {};

/** What stands behind # in the address of a link from a mail; undefined until the browser is there. */
export const useLinkToken = () =>
  useSyncExternalStore(
    none,
    () => location.hash.slice(1),
    () => undefined,
  );
