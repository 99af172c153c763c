import { useRef } from "react";
import { readStored, writeStored } from "./storage/local-storage.ts";

type Attempt = { sent: string; key: string };
const none: Attempt = { sent: "", key: "" };

/** Parses a stored attempt; undefined for anything else. */
const readAttempt = (kept: unknown): Attempt | undefined =>
  typeof kept === "object" && kept && "sent" in kept && "key" in kept
    ? { sent: String(kept.sent), key: String(kept.key) }
    : undefined;

/**
 * The Idempotency-Key of a form's next request. Stays the same while the same body is retried, so that a lost response
 * does not create a second one. Changes with a different body, and after success: sending the same again then means a
 * second one.
 * @param name the storage name, for forms stored on the device: a retry after the page was reopened uses the same key.
 */
export function useIdempotencyKey(name?: string) {
  const last = useRef<Attempt>(undefined);
  const set = (attempt: Attempt) => {
    last.current = attempt;
    if (name !== undefined) writeStored(name, attempt);
  };
  return {
    keyOf: (body: unknown): string => {
      const sent = JSON.stringify(body);
      last.current ??= (name !== undefined && readStored(name, readAttempt)) || none;
      if (sent !== last.current.sent) set({ sent, key: newIdempotencyKey() });
      return last.current.key;
    },
    onDone: () => set(none),
  };
}

/** A unique key. `randomUUID` is missing on plain http addresses other than localhost. */
export const newIdempotencyKey = () => crypto.getRandomValues(new BigUint64Array(2)).join("");
