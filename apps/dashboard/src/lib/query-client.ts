import { retryDelayMs, shouldRetry } from "@mauzo/api-client/retry";
import { QueryClient } from "@tanstack/react-query";

const cacheMs = 5 * 60_000;

/** Queries are tried three times more with doubling waits and kept for five minutes; writes are sent once. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, retryDelay: retryDelayMs, gcTime: cacheMs, staleTime: 15_000 },
      mutations: { retry: false },
    },
  });
