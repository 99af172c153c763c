import { spawnSync } from "node:child_process";
import path from "node:path";
import { freePort } from "@mauzo/launch/ports";
import { type Program, serve } from "../stack/processes.ts";

const folder = path.resolve(import.meta.dirname, "bare");
const next = path.resolve(import.meta.dirname, "../node_modules/next/dist/bin/next");

/** Builds the bare page and serves it as Next does. */
export async function serveBare(): Promise<Program> {
  const { status, stderr } = spawnSync(process.execPath, [next, "build", folder], {
    cwd: folder,
  });
  if (status !== 0) throw new Error(`The bare page was not built: ${stderr}`);
  const port = await freePort();
  return serve({ file: next, args: ["start", folder, "-p", String(port), "-H", "127.0.0.1"], port, settings: {} });
}
