import { closeSync, fdatasyncSync, openSync, writeSync } from "node:fs";

/**
 * What a client knows of one attempt to order: it is about to send the request; it received the order's number; it was
 * refused; it does not know.
 */
export type AttemptEvent = { atMs: number; client: number; token: string } & (
  | { type: "invoke" }
  | { type: "ok"; number: string }
  | { type: "fail"; status: number }
  | { type: "info"; why: string }
);

type Known = AttemptEvent extends infer E ? (E extends AttemptEvent ? Omit<E, "atMs" | "client"> : never) : never;

export type AttemptLog = {
  events: AttemptEvent[];
  note: (client: number, known: Known) => void;
  close: () => void;
};

/** A history that is flushed to disk before the client goes on, so that it survives a crash. */
export function openAttemptLog(file: string): AttemptLog {
  const descriptor = openSync(file, "a");
  const events: AttemptEvent[] = [];
  return {
    events,
    note: (client, known) => {
      const event: AttemptEvent = { atMs: Math.round(performance.now()), client, ...known };
      writeSync(descriptor, `${JSON.stringify(event)}\n`);
      fdatasyncSync(descriptor);
      events.push(event);
    },
    close: () => closeSync(descriptor),
  };
}
