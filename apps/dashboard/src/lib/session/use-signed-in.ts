"use client";

import { useSyncExternalStore } from "react";
import { readToken, subscribeToken } from "./token-cookie.ts";

/** Whether a session cookie is there; `atServer` is what the server saw, for the first paint. */
export const useSignedIn = (atServer: boolean) =>
  useSyncExternalStore(
    subscribeToken,
    () => readToken() !== undefined,
    () => atServer,
  );
