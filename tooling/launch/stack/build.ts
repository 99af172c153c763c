import path from "node:path";
import type { CommandSession } from "../processes/command-session.ts";
import { type Program, runProgram } from "../processes/program.ts";
import { plainEnvironment } from "./environment.ts";
import { root } from "./settings.ts";

/** Runs Turbo on every package that has the task; unchanged packages come from the cache in .data/turbo. */
export function turbo(
  task: string,
  onLine?: Program["onLine"],
  env: Record<string, string> = {},
  filters: string[] = [],
): Program {
  return {
    name: task,
    cwd: root,
    file: process.execPath,
    args: [
      path.join(root, "node_modules", "turbo", "bin", "turbo"),
      ...["run", task, "--concurrency=1", "--ui=stream", "--output-logs=new-only", "--log-prefix=task"],
      ...filters.map((filter) => `--filter=${filter}`),
      ...["--no-update-notifier", `--cache-dir=${path.join(root, ".data", "turbo")}`],
    ],
    env: { ...plainEnvironment(), ...env },
    ...(onLine && { onLine }),
  };
}

/**
 * Turns a line like `@mauzo/web:build: cache miss, executing 591b27…` into a progress message; undefined for all
 * others.
 */
export function buildProgress(line: string): string | undefined {
  const [, name, outcome] = /^@mauzo\/(\S+):build: cache (miss|hit)/.exec(line) ?? [];
  if (name === undefined) return undefined;
  return outcome === "hit" ? `Build of ${name} is unchanged` : `Building ${name}`;
}

/** Builds the apps for production. @throws with the output of the failed build. */
export async function buildApps(session: CommandSession, siteUrl: string, log: (line: string) => void): Promise<void> {
  await runProgram(session, turbo("build", showing(log), { SITE_URL: siteUrl }));
}

/**
 * Builds what the site serves besides its pages: the scripts for other sites and its own pages, and the demo's
 * pictures.
 */
export async function buildWidget(session: CommandSession, log: (line: string) => void): Promise<void> {
  await runProgram(session, turbo("build", showing(log), {}, ["@mauzo/chat-widget"]));
  await runProgram(session, {
    name: "Copying the widget",
    cwd: path.join(root, "apps", "web"),
    file: process.execPath,
    args: [path.join("scripts", "copy-widget.ts")],
    env: plainEnvironment(),
  });
  await runProgram(session, {
    name: "Building the site's script",
    cwd: path.join(root, "apps", "web"),
    file: process.execPath,
    args: [path.join("node_modules", "vite", "bin", "vite.js"), "build"],
    env: plainEnvironment(),
  });
  for (const script of ["draw-pictures.ts", "draw-demo-qr-code.ts"]) {
    await runProgram(session, {
      name: `Running ${script}`,
      cwd: path.join(root, "apps", "web"),
      file: process.execPath,
      args: [path.join("scripts", script)],
      env: plainEnvironment(),
    });
  }
}

const showing = (log: (line: string) => void) => (line: string) => {
  const progress = buildProgress(line);
  if (progress) log(progress);
};
