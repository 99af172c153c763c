import { Worker } from "node:worker_threads";
import type { Printable } from "../draw-document.ts";
import type { Printed, ToPrint } from "./pdf-worker.ts";

/** Renders documents in a worker thread, one after the other. */
export type PdfRenderer = {
  /** The document as PDF; undefined when too many are already waiting. @throws when it cannot be drawn in time. */
  print: (printable: Printable) => Promise<Uint8Array | undefined>;
  close: () => Promise<void>;
};

type Waiting = { resolve: (pdf: Uint8Array) => void; reject: (error: Error) => void; timer: NodeJS.Timeout };
type Options = { idleMs?: number; timeoutMs?: number; mostWaiting?: number };

/**
 * A PDF renderer that uses no resources until the first document: then a worker thread loads the drawing code and the
 * fonts. It frees their memory after a while without documents.
 */
export function openPdfRenderer({ idleMs = 60_000, timeoutMs = 20_000, mostWaiting = 40 }: Options = {}): PdfRenderer {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;
  const waiting = new Map<number, Waiting>();

  async function stop(error: Error) {
    const stopped = worker;
    worker = undefined;
    clearTimeout(idle);
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(error);
    }
    waiting.clear();
    await stopped?.terminate();
  }

  function settle({ id, pdf, problem }: Printed) {
    const one = waiting.get(id);
    if (!one) return;
    clearTimeout(one.timer);
    waiting.delete(id);
    if (pdf) one.resolve(pdf);
    else one.reject(new Error(`the document cannot be drawn: ${problem}`));
    if (waiting.size > 0) return;
    worker?.unref();
    idle = setTimeout(() => void stop(new Error("the press was put away")), idleMs).unref();
  }

  function start(): Worker {
    const started = new Worker(new URL("./pdf-worker.ts", import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    const failed = (error: Error) => {
      if (worker === started) void stop(error);
    };
    started.on("message", settle);
    started.on("error", failed);
    started.on("exit", (code) => failed(new Error(`the press ended with ${code}`)));
    return started;
  }

  return {
    print: async (printable) => {
      if (waiting.size >= mostWaiting) return undefined;
      clearTimeout(idle);
      worker ??= start();
      worker.ref();
      const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
      const timer = setTimeout(() => void stop(new Error("the document took too long")), timeoutMs);
      const id = ++last;
      waiting.set(id, { resolve, reject, timer });
      worker.postMessage({ id, printable } satisfies ToPrint);
      return promise;
    },
    close: () => stop(new Error("the press was closed")),
  };
}
