import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { identityOf, isAlive, type ProcessIdentity } from "./process-identity.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "mauzo-session-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A command that runs one stubborn program, which starts another one. */
const script = `
import { runCommand } from "${import.meta.dirname}/command-session.ts";
import { startProgram } from "${import.meta.dirname}/program.ts";
await runCommand("The test", process.argv[2], async (session) => {
  const file = "/bin/sh";
  const args = ["-c", "sleep 300 & echo $$ $!; wait"];
  const running = startProgram(session, { name: "child", cwd: "/", file, args, env: process.env, onLine: console.log });
  await running.ended;
  return 3;
});
`;

async function launch(): Promise<{ command: ChildProcess; programs: ProcessIdentity[] }> {
  const file = path.join(folder, "command.mts");
  writeFileSync(file, script);
  const command = spawn(process.execPath, [file, folder], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(command.stdout.setEncoding("utf8"), "data");
  return { command, programs: String(line).trim().split(" ").map(Number).map(identityOf) };
}

async function endOf({ command, programs }: Awaited<ReturnType<typeof launch>>, signal: NodeJS.Signals): Promise<void> {
  const ended = once(command, "exit");
  command.kill(signal);
  await ended;
  await vi.waitFor(() => expect(programs.filter(isAlive)).toEqual([]), { timeout: 5_000, interval: 20 });
}

it.each(["SIGTERM", "SIGINT", "SIGHUP", "SIGKILL"] as const)("leaves nothing running after %s", async (signal) => {
  const run = await launch();
  expect(run.programs.filter(isAlive)).toHaveLength(2);
  await endOf(run, signal);
});

it("keeps a second run out with one line that names the first", async () => {
  const run = await launch();
  const second = spawn(process.execPath, [path.join(folder, "command.mts"), folder]);
  let said = "";
  second.stderr.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  const [code] = await once(second, "exit");
  expect(code).toBe(1);
  expect(said.trim()).toBe(
    `The test already runs from this folder (process ${run.command.pid}). Stop it first: kill ${run.command.pid}`,
  );
  await endOf(run, "SIGTERM");
});

it("ends what a killed run left before it starts anew", async () => {
  const left = spawn("sleep", ["300"], { detached: true, stdio: "ignore" });
  const mark = identityOf(left.pid ?? 0);
  writeFileSync(path.join(folder, "running.json"), JSON.stringify([mark]));
  const run = await launch();
  expect(isAlive(mark)).toBe(false);
  expect(readFileSync(path.join(folder, "running.json"), "utf8")).not.toContain(String(left.pid));
  await endOf(run, "SIGTERM");
});
