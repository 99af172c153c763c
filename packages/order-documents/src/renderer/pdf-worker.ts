import { parentPort } from "node:worker_threads";
import { drawDocument } from "../draw-document.ts";
import type { OrderDocument } from "../order-document.ts";

export type ToPrint = { id: number; orderDocument: OrderDocument };
export type Printed = { id: number; pdf?: Uint8Array; problem?: string };

let before: Promise<void> = Promise.resolve();

parentPort?.on("message", ({ id, orderDocument }: ToPrint) => {
  before = before.then(async () => {
    const printed: Printed = await drawDocument(orderDocument).then(
      (pdf) => ({ id, pdf }),
      (error: unknown) => ({ id, problem: String(error) }),
    );
    parentPort?.postMessage(printed);
  });
});
