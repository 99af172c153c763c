import { closeSync, fdatasyncSync, openSync, writeSync } from "node:fs";

/**
 * What a client knows of one attempt to order: it is about to ask; it was told the order's number; it was told that
 * there is none; it does not know.
 */
export type Event = { atMs: number; client: number; token: string } & (
  | { type: "invoke" }
  | { type: "ok"; number: string }
  | { type: "fail"; status: number }
  | { type: "info"; why: string }
);

type Known = Event extends infer E ? (E extends Event ? Omit<E, "atMs" | "client"> : never) : never;

export type History = {
  events: Event[];
  note: (client: number, known: Known) => void;
  close: () => void;
};

/** A history that is on the disk before the client goes on, so that it survives what it tells of. */
export function openHistory(file: string): History {
  const descriptor = openSync(file, "a");
  const events: Event[] = [];
  return {
    events,
    note: (client, known) => {
      const event: Event = { atMs: Math.round(performance.now()), client, ...known };
      writeSync(descriptor, `${JSON.stringify(event)}\n`);
      fdatasyncSync(descriptor);
      events.push(event);
    },
    close: () => closeSync(descriptor),
  };
}
