"use client";

import { useSyncExternalStore } from "react";
import { readToken, subscribeToken } from "./token/token-cookie.ts";

/** Whether there is a session cookie; undefined while the page, the same for everybody, is taken over. */
export const useSignedIn = (): boolean | undefined =>
  useSyncExternalStore(
    subscribeToken,
    () => readToken() !== undefined,
    () => undefined,
  );
