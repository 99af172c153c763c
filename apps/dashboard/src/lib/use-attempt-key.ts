import { useRef } from "react";

/**
 * The Idempotency-Key of what a form is about to send: the same while the same thing is tried again, so that an answer
 * lost on the way does not make a second one; another as soon as something else is sent, and once it came through:
 * whoever does the same again means a second one.
 */
export function useAttemptKey() {
  const last = useRef({ sent: "", key: "" });
  return {
    keyOf: (body: unknown): string => {
      const sent = JSON.stringify(body);
      if (sent !== last.current.sent) last.current = { sent, key: newKey() };
      return last.current.key;
    },
    onDone: () => {
      last.current = { sent: "", key: "" };
    },
  };
}

/** A key nobody else has. `randomUUID` is missing on plain http addresses other than localhost. */
export const newKey = () => crypto.getRandomValues(new BigUint64Array(2)).join("");
