import { useRef } from "react";

/**
 * The Idempotency-Key of what a form is about to send: the same while the same thing is tried again, so that an answer
 * lost on the way does not make a second one; another as soon as something else is sent.
 */
export function useAttemptKey() {
  const last = useRef({ sent: "", key: "" });
  return (body: unknown): string => {
    const sent = JSON.stringify(body);
    if (sent !== last.current.sent) last.current = { sent, key: newKey() };
    return last.current.key;
  };
}

/** The key of an attempt, another one once it came through: the same again is a second one. */
export function useNextKey() {
  const attemptKey = useAttemptKey();
  const done = useRef(0);
  return {
    keyOf: (body: unknown) => attemptKey([done.current, body]),
    onDone: () => {
      done.current += 1;
    },
  };
}

/** A key nobody else has. `randomUUID` is missing on plain http addresses other than localhost. */
export const newKey = () => crypto.getRandomValues(new BigUint64Array(2)).join("");
