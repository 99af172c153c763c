import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { expect, vi } from "vitest";
import { type Stack, sealKeys } from "./stack.ts";

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}

/**
 * Starts the API as in production: a process of its own, on the stack's database and folder. The caller has to end it.
 */
export async function startApiProcess(
  stack: Stack,
  settings: NodeJS.ProcessEnv = {},
): Promise<{ process: ChildProcess; url: string }> {
  const port = await freePort();
  const api = spawn(process.execPath, ["src/main.ts"], {
    cwd: new URL("../", import.meta.url),
    env: {
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      APP_DATABASE_URL: stack.appUrl,
      AUTH_SECRET: "a secret of at least thirty-two characters",
      SEAL_KEYS: sealKeys,
      DATA_DIR: stack.folder,
      API_PORT: String(port),
      JOB_WATCH_SECONDS: "1",
      LOG_LEVEL: "error",
      ...settings,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  const ready = vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), { timeout: 60_000 });
  await ready.catch((error: unknown) => {
    api.kill("SIGKILL");
    throw error;
  });
  return { process: api, url };
}
