import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "@mauzo/launch/ports";

const apiFolder = path.resolve(import.meta.dirname, "../../apps/api");

export type Program = {
  url: string;
  port: number;
  pid: number;
  kill: (signal: NodeJS.Signals) => void;
  /** Exit code or signal, once it has ended. */
  ended: Promise<number | NodeJS.Signals>;
  hasEnded: () => boolean;
};

type Run = { file: string; args?: string[]; settings: Record<string, string> };

function run({ file, args = [], settings }: Run): ChildProcess {
  const child = spawn(process.execPath, [path.resolve(apiFolder, file), ...args], {
    cwd: apiFolder,
    env: { NODE_ENV: "production", NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
  // An interrupted bench leaves nothing running.
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  child.once("exit", () => process.off("exit", end));
  return child;
}

const endOf = (child: ChildProcess) =>
  new Promise<number | NodeJS.Signals>((resolve) =>
    child.once("exit", (code, signal) => resolve(signal ?? code ?? -1)),
  );

/** Runs a Node program to its end. @throws when it fails */
export async function runToEnd(program: Run): Promise<void> {
  const end = await endOf(run(program));
  if (end !== 0) throw new Error(`${program.file} ended with ${end}`);
}

/** Starts a Node program that listens on `port` and waits until it responds. */
export async function serve({ port, ...program }: Run & { port: number }): Promise<Program> {
  const child = run(program);
  const url = `http://127.0.0.1:${port}`;
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const ended = endOf(child);
  while (!hasEnded()) {
    const answers = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answers) return { url, port, pid: child.pid ?? 0, kill: (signal) => child.kill(signal), ended, hasEnded };
    await sleep(50);
  }
  throw new Error(`${program.file} did not start: ${await ended}`);
}

/** The API as in production, on the database at `databaseUrl` as the app role. */
export async function serveApi(settings: {
  databaseUrl: string;
  dataDir: string;
  port?: number;
  jobWatchSeconds?: number;
}): Promise<Program> {
  const port = settings.port ?? (await freePort());
  return serve({
    file: "src/main.ts",
    port,
    settings: {
      APP_DATABASE_URL: settings.databaseUrl,
      AUTH_SECRET: "a secret of at least thirty-two characters",
      SEAL_KEYS: `k1:${Buffer.alloc(32, 7).toString("base64")}`,
      API_PORT: String(port),
      DATA_DIR: settings.dataDir,
      LOG_LEVEL: "fatal",
      ...(settings.jobWatchSeconds && { JOB_WATCH_SECONDS: String(settings.jobWatchSeconds) }),
    },
  });
}
