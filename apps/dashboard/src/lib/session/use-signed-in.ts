"use client";

import { useSyncExternalStore } from "react";
import { readToken, subscribeToken } from "./token-cookie.ts";

/** Whether there is a session cookie; `atServer` is what the server saw, for the first render. */
export const useSignedIn = (atServer: boolean) =>
  useSyncExternalStore(
    subscribeToken,
    () => readToken() !== undefined,
    () => atServer,
  );
