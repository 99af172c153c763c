import path from "node:path";
import { plainEnvironment } from "./environment.ts";
import { type Program, runProgram } from "./processes/program.ts";
import type { Session } from "./processes/session.ts";
import { root } from "./settings.ts";

/** Turbo on every package that has the task; what has not changed comes from the cache in .data/turbo. */
export function turbo(task: string, onLine: (line: string) => void, env: Record<string, string> = {}): Program {
  return {
    name: task,
    cwd: root,
    file: process.execPath,
    args: [
      path.join(root, "node_modules", "turbo", "bin", "turbo"),
      ...["run", task, "--concurrency=1", "--ui=stream", "--output-logs=new-only", "--log-prefix=task"],
      ...["--no-update-notifier", `--cache-dir=${path.join(root, ".data", "turbo")}`],
    ],
    env: { ...plainEnvironment(), ...env },
    onLine,
  };
}

/** `@mauzo/web:build: cache miss, executing 591b27…` as something worth showing; undefined for all else. */
export function buildProgress(line: string): string | undefined {
  const [, name, outcome] = /^@mauzo\/(\S+):build: cache (miss|hit)/.exec(line) ?? [];
  if (name === undefined) return undefined;
  return outcome === "hit" ? `Build of ${name} is unchanged` : `Building ${name}`;
}

/** Builds the apps for production. @throws with what the failing build printed. */
export async function buildApps(session: Session, siteUrl: string, log: (line: string) => void): Promise<void> {
  const show = (line: string) => {
    const progress = buildProgress(line);
    if (progress) log(progress);
  };
  await runProgram(session, turbo("build", show, { SITE_URL: siteUrl }));
}
