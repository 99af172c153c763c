"use client";

import { useSyncExternalStore } from "react";

const none = () => () => {};

/** The token after the # in the URL of a link from a mail; undefined on the server. */
export const useLinkToken = () =>
  useSyncExternalStore(
    none,
    () => location.hash.slice(1),
    () => undefined,
  );
