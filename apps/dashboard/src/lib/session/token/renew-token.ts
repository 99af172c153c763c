import { errorCode } from "@mauzo/api-client/errors/error-code";
import type { AccessToken } from "@mauzo/contract/account/session";

type TokenStore = {
  read: () => string | undefined;
  save: (token: AccessToken) => void;
  /** Exchanges the session cookie for a new token. */
  call: () => Promise<AccessToken>;
  /** Only one holder at a time, across all tabs. */
  lock: <T>(work: () => Promise<T>) => Promise<T>;
};

/**
 * A token other than the refused one: another tab's if it renewed first, else a new one. Undefined when the session is
 * over; @throws any other error, without changing anything.
 */
export function renewToken(refused: string | undefined, { read, save, call, lock }: TokenStore) {
  return lock(async () => {
    const current = read();
    if (current !== refused) return current;
    try {
      const fresh = await call();
      save(fresh);
      return fresh.token;
    } catch (error) {
      if (errorCode(error) === "signed_out") return undefined;
      throw error;
    }
  });
}
