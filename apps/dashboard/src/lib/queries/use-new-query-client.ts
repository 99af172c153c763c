"use client";

import type { QueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useErrorToast } from "../session/password/use-error-toast.ts";
import { createQueryClient } from "./query-client.ts";

/** The page's query client; it tells of failed mutations in the language shown at that moment. */
export function useNewQueryClient(): QueryClient {
  const told = useErrorToast();
  const newest = useRef(told);
  useEffect(() => {
    newest.current = told;
  }, [told]);
  const [client] = useState(() => createQueryClient((title, error) => newest.current(title)(error)));
  return client;
}
