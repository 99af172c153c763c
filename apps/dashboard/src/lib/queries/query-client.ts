import { errorCode } from "@mauzo/api-client/errors/error-code";
import { errorStatus } from "@mauzo/api-client/errors/error-status";
import { retryDelayMs, shouldRetry } from "@mauzo/api-client/retry-policy";
import { MutationCache, onlineManager, QueryCache, QueryClient } from "@tanstack/react-query";
import { isOffline } from "../offline/network.ts";
import { toasts } from "../toasts.ts";
import type { FactName, QueryName } from "./query-names.ts";

/** What a mutation says of itself, so that its failure, its success and what it makes stale are handled in one place. */
type MutationMeta = {
  /**
   * The title of the toast that tells of a failure. A function tells of some only. Without it the form tells: the
   * caller shows the error.
   */
  failed?: string | ((error: Error) => string | undefined);
  /** The toast that it is done, where it says the same each time. */
  done?: string;
  /** What it made true. Refused, somebody else may have done it: what these facts make stale is read again then too. */
  facts?: readonly FactName[];
  /** What it changes besides, where that is no fact. */
  queries?: readonly QueryName[];
  /** Whether it is done only once that was read again. */
  waits?: boolean;
};

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: MutationMeta;
  }
}

const cacheMs = 5 * 60_000;
/**
 * The query keys of the person and the shop as constants: importing the queries would be too heavy for the pages before
 * the session.
 */
const accountKeys: readonly unknown[] = ["/user", "shop"];

/** Refetches the person and the shop. */
export const refetchAccount = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey: [first] }) => accountKeys.includes(first) });

/** Without a network another try is no use: it says so at once, and reads again when the network is back. */
const retry = (failures: number, error: Error) => onlineManager.isOnline() && shouldRetry(failures, error);

/**
 * Queries are retried three times with exponential backoff and cached for five minutes; writes are sent once. A write
 * does not wait for the refetch of what it invalidates, so its own response or error shows at once.
 * @param tellFailure shows the toast of a failed mutation.
 */
export function createQueryClient(tellFailure: (title: string, error: Error) => void): QueryClient {
  // It learns of changes only, and the page may have been opened without a network.
  if (isOffline()) onlineManager.setOnline(false);
  // Refused although the page was open to them: their permissions have changed, so the account is fetched again.
  const onError = (error: Error) => {
    if (errorStatus(error) !== 403 || errorCode(error) === "step_up") return;
    void refetchAccount(client);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError(error, _variables, _before, { meta }) {
        onError(error);
        const title = typeof meta?.failed === "function" ? meta.failed(error) : meta?.failed;
        if (title !== undefined) tellFailure(title, error);
      },
      onSuccess(_data, _variables, _before, { meta }) {
        if (meta?.done !== undefined) toasts.push({ title: meta.done, tone: "success" });
      },
      async onSettled(_data, error, _variables, _before, { meta }) {
        const told = [...(meta?.facts ?? []), ...(meta?.queries ?? [])];
        if (told.length === 0) return;
        // The table fact → queries is needed by no page before something has changed.
        const again = import("./stale-queries.ts").then(({ readAgain }) => readAgain(client, told));
        if (meta?.waits && error === null) await again;
      },
    }),
    defaultOptions: {
      // Queries that waited for the network would look as if they were loading, for ever.
      queries: {
        ...{ retry, retryDelay: retryDelayMs, gcTime: cacheMs, staleTime: 15_000 },
        ...{ networkMode: "always", refetchOnReconnect: true },
      },
      // Offline, a write fails at once with a message: if it were queued, it would be sent after the user gave it up.
      mutations: { retry: false, networkMode: "always" },
    },
  });
  return client;
}
