import { useRef } from "react";
import { keep, readKept } from "./device/kept.ts";

type Attempt = { sent: string; key: string };
const none: Attempt = { sent: "", key: "" };

/** What the device kept of an attempt; undefined for anything else. */
const readAttempt = (kept: unknown): Attempt | undefined =>
  typeof kept === "object" && kept && "sent" in kept && "key" in kept
    ? { sent: String(kept.sent), key: String(kept.key) }
    : undefined;

/**
 * The Idempotency-Key of what a form is about to send: the same while the same thing is tried again, so that an answer
 * lost on the way does not make a second one; another as soon as something else is sent, and once it came through:
 * whoever does the same again means a second one.
 * @param name under which the device keeps it, for what is kept there itself: tried again after the page was opened anew,
 * it is the same still.
 */
export function useAttemptKey(name?: string) {
  const last = useRef<Attempt>(undefined);
  const set = (attempt: Attempt) => {
    last.current = attempt;
    if (name !== undefined) keep(name, attempt);
  };
  return {
    keyOf: (body: unknown): string => {
      const sent = JSON.stringify(body);
      last.current ??= (name !== undefined && readKept(name, readAttempt)) || none;
      if (sent !== last.current.sent) set({ sent, key: newKey() });
      return last.current.key;
    },
    onDone: () => set(none),
  };
}

/** A key nobody else has. `randomUUID` is missing on plain http addresses other than localhost. */
export const newKey = () => crypto.getRandomValues(new BigUint64Array(2)).join("");
