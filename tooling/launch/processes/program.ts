import { spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { UserError } from "../user-error.ts";
import type { CommandSession } from "./command-session.ts";
import { killOnExit } from "./kill-on-exit.ts";
import { signalGroup } from "./leftovers.ts";

export type Program = {
  name: string;
  cwd: string;
  file: string;
  args: string[];
  env: Record<string, string | undefined>;
  /** A file for its output; without one, `onLine` gets it line by line. */
  logFile?: string;
  onLine?: (line: string) => void;
};

export type Running = {
  name: string;
  /** Resolves with the exit code, or -1 when a signal ended it. */
  ended: Promise<number>;
  hasEnded(): boolean;
  stop(): Promise<void>;
  lastLines(): string;
};

const graceMs = 8_000;

/** Starts a program in its own process group, so that it can be ended with all its children. */
export function startProgram(session: CommandSession, program: Program): Running {
  const { name, cwd, file, args, env, logFile, onLine } = program;
  if (logFile) mkdirSync(path.dirname(logFile), { recursive: true });
  const output = logFile ? openSync(logFile, "w") : "pipe";
  const child = spawn(file, args, { cwd, env, detached: true, stdio: ["ignore", output, output] });
  if (typeof output === "number") closeSync(output);
  const pid = child.pid ?? 0;
  const dismissGuard = pid ? killOnExit(-pid) : () => {};
  const tail: string[] = [];
  for (const stream of [child.stdout, child.stderr]) readLines(stream, take);
  function take(line: string) {
    tail.push(line);
    if (tail.length > 80) tail.shift();
    onLine?.(line);
  }
  let exitCode: number | undefined;
  // Otherwise children that the program left behind would hold its output open and outlive it.
  child.once("exit", () => signalGroup(pid, "SIGKILL"));
  const ended = new Promise<number>((resolve) => {
    child.once("error", () => resolve(-1));
    child.once("close", (code) => resolve(code ?? -1));
  }).then((code) => {
    exitCode = code;
    dismissGuard();
    forget();
    return code;
  });
  const stop = async () => {
    for (const signal of ["SIGTERM", "SIGKILL"] as const) {
      if (exitCode !== undefined) return;
      signalGroup(pid, signal);
      await Promise.race([ended, sleep(graceMs, undefined, { ref: false })]);
    }
  };
  const forget = session.follow(pid, stop);
  const lastLines = () => (logFile ? readFileSync(logFile, "utf8").trim().split("\n") : tail).slice(-60).join("\n");
  return { name, ended, hasEnded: () => exitCode !== undefined, stop, lastLines };
}

function readLines(stream: NodeJS.ReadableStream | null, take: (line: string) => void): void {
  if (!stream) return;
  let rest = "";
  stream.setEncoding("utf8");
  stream.on("data", (text: string) => {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) take(line);
  });
  stream.on("end", () => rest && take(rest));
}

/** Runs a program to its end. @throws when it fails, with the last lines it printed. */
export async function runProgram(session: CommandSession, program: Program): Promise<void> {
  const running = startProgram(session, program);
  const code = await running.ended;
  if (code !== 0) throw new UserError(`${program.name} failed:\n${running.lastLines()}`);
}
