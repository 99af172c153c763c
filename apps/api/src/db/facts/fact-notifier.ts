import type { DatabaseHealth, SendInOrder } from "../connections/database-health.ts";

const channel = "facts";
/** However many transactions emit facts within this time, there is one notification. */
const notifyEveryMs = 20;

export type FactNotifier = {
  /** Wakes the fact dispatchers of every process: soon, and outside of any transaction. */
  notify: () => void;
  /** Runs when facts were emitted, or may have been while the connection was lost. */
  onNotified: (run: () => void) => void;
};

/** Notifies over the one open connection of the process. A dispatcher that missed a notification polls a second later. */
export function openFactNotifier(databaseHealth: DatabaseHealth): FactNotifier {
  const listeners: (() => void)[] = [];
  let sendInOrder: SendInOrder | undefined;
  let timer: NodeJS.Timeout | undefined;
  const runListeners = () => {
    for (const run of listeners) run();
  };
  const ignore = () => undefined;

  databaseHealth.onConnected((client, send) => {
    sendInOrder = send;
    client.on("notification", (message) => {
      if (message.channel === channel) runListeners();
    });
    send(`listen ${channel}`).then(runListeners, ignore);
  });

  return {
    notify() {
      timer ??= setTimeout(() => {
        timer = undefined;
        sendInOrder?.(`notify ${channel}`).catch(ignore);
      }, notifyEveryMs);
      timer.unref();
    },
    onNotified: (run) => void listeners.push(run),
  };
}
