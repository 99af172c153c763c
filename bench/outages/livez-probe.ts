import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { send } from "./send.ts";

/** Asks every 20 ms whether the API lives, whether or not answers come, in a thread that does nothing else. */
const everyMs = 20;
const asked: ReturnType<typeof send>[] = [];
let stopped = false;
parentPort?.once("message", () => {
  stopped = true;
});
const startedMs = performance.now();
while (!stopped) {
  while (asked.length < (performance.now() - startedMs) / everyMs) asked.push(send(`${workerData}/livez`));
  await sleep(5);
}
parentPort?.postMessage(await Promise.all(asked));
