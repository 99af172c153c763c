import { statusOf } from "@mauzo/api-client/status-of";
import type { AccessToken } from "@mauzo/contract/account/session";

type Door = {
  read: () => string | undefined;
  keep: (token: AccessToken) => void;
  /** Exchanges the session cookie for a fresh token. */
  call: () => Promise<AccessToken>;
  /** One holder at a time, across all tabs. */
  lock: <T>(work: () => Promise<T>) => Promise<T>;
};

/**
 * A token other than the refused one: another tab's, when it renewed first, else a fresh one. Undefined when the
 * session is over; any other failure is thrown and changes nothing.
 */
export function renewToken(refused: string | undefined, { read, keep, call, lock }: Door) {
  return lock(async () => {
    const current = read();
    if (current !== refused) return current;
    try {
      const fresh = await call();
      keep(fresh);
      return fresh.token;
    } catch (error) {
      if (statusOf(error) === 401) return undefined;
      throw error;
    }
  });
}
