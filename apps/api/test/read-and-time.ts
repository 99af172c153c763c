import { parentPort, workerData } from "node:worker_threads";

export type TimedRead = { status: number; ms: number };

/** A worker thread: reads one address each time it is told to, and says how long that took. */
parentPort?.on("message", async () => {
  const startedAt = performance.now();
  const response = await fetch(workerData);
  await response.text();
  const read: TimedRead = { status: response.status, ms: performance.now() - startedAt };
  parentPort?.postMessage(read);
});
