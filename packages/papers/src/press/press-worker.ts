import { parentPort } from "node:worker_threads";
import { drawPaper } from "../draw-paper.ts";
import type { Paper } from "../paper.ts";

export type ToPrint = { id: number; paper: Paper };
export type Printed = { id: number; pdf?: Uint8Array; problem?: string };

let before: Promise<void> = Promise.resolve();

parentPort?.on("message", ({ id, paper }: ToPrint) => {
  before = before.then(async () => {
    const printed: Printed = await drawPaper(paper).then(
      (pdf) => ({ id, pdf }),
      (error: unknown) => ({ id, problem: String(error) }),
    );
    parentPort?.postMessage(printed);
  });
});
