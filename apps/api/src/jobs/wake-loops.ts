import type { DatabaseHealth, SendInOrder } from "../db/connections/database-health.ts";

type Wake = () => void;
const channel = "loops";
/** However often a loop of other processes is woken within this time, they are told once. */
const tellEveryMs = 20;

function makeWaker() {
  const listeners = new Set<Wake>();
  return {
    wake: () => {
      for (const run of listeners) run();
    },
    onWake: (run: Wake) => {
      listeners.add(run);
      return () => void listeners.delete(run);
    },
  };
}

/**
 * The loops of the workers, each woken when there is something for it to do: in this process at once, in those of other
 * processes when they are told (`tellOtherProcesses`). One that was not told looks by itself soon.
 */
export const loops = {
  inbound: makeWaker(),
  statuses: makeWaker(),
  sender: makeWaker(),
  webhooks: makeWaker(),
  campaigns: makeWaker(),
};

/**
 * Wakes the loops here when another process says so. A process without loops of its own tells the others what it would
 * wake.
 */
export function tellOtherProcesses(databaseHealth: Pick<DatabaseHealth, "onConnected">, hasLoops: boolean): void {
  let sendInOrder: SendInOrder | undefined;
  const ignore = () => undefined;
  const tell = (name: string) => {
    let timer: NodeJS.Timeout | undefined;
    return () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        sendInOrder?.(`notify ${channel}, '${name}'`).catch(ignore);
      }, tellEveryMs);
      timer.unref();
    };
  };
  if (!hasLoops) for (const [name, { onWake }] of Object.entries(loops)) onWake(tell(name));

  databaseHealth.onConnected((client, send) => {
    sendInOrder = send;
    if (!hasLoops) return;
    client.on("notification", (message) => {
      if (message.channel !== channel) return;
      for (const [name, { wake }] of Object.entries(loops)) if (name === message.payload) wake();
    });
    // What was woken while nobody listened is looked for.
    send(`listen ${channel}`).then(() => {
      for (const { wake } of Object.values(loops)) wake();
    }, ignore);
  });
}
