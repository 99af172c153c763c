import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { sendRequest } from "./send-request.ts";

/** Sends a health check to the API every 20 ms, whether or not responses arrive, in a thread that does nothing else. */
const everyMs = 20;
const asked: ReturnType<typeof sendRequest>[] = [];
let stopped = false;
parentPort?.once("message", () => {
  stopped = true;
});
const startedMs = performance.now();
while (!stopped) {
  while (asked.length < (performance.now() - startedMs) / everyMs) asked.push(sendRequest(`${workerData}/livez`));
  await sleep(5);
}
parentPort?.postMessage(await Promise.all(asked));
