import { parentPort } from "node:worker_threads";
import { drawDocument, type Printable } from "../draw-document.ts";

export type ToPrint = { id: number; printable: Printable };
export type Printed = { id: number; pdf?: Uint8Array; problem?: string };

let before: Promise<void> = Promise.resolve();

parentPort?.on("message", ({ id, printable }: ToPrint) => {
  before = before.then(async () => {
    const printed: Printed = await drawDocument(printable).then(
      (pdf) => ({ id, pdf }),
      (error: unknown) => ({ id, problem: String(error) }),
    );
    parentPort?.postMessage(printed);
  });
});
