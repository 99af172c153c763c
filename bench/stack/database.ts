import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Postgres, startPostgres } from "@mauzo/launch/postgres";
import pg from "pg";
import { lastingPort } from "./lasting-port.ts";
import { runToEnd } from "./programs.ts";

const appPassword = "password-of-the-app-role";

export type Database = {
  ownerUrl: string;
  appUrl: string;
  /** A folder that goes with the database. */
  folder: string;
  /** Kills every process of the server at once: what it had not written down is gone. */
  crash: () => Promise<void>;
  /** Starts a crashed server again, on its data and its port. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

const parentOf = (pid: number) => Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ")[1]);

/** The server's main process and all it started, by one of its connections. */
async function processesOf(ownerUrl: string): Promise<number[]> {
  const client = new pg.Client(ownerUrl);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const main = parentOf(rows[0]?.pid ?? 0);
  await client.end();
  const children = readdirSync(`/proc/${main}/task`).flatMap((task) =>
    readFileSync(`/proc/${main}/task/${task}/children`, "utf8").trim().split(" ").map(Number),
  );
  return [main, ...children];
}

/** A PostgreSQL of its own that writes all it says it wrote, with the API's tables. */
export async function startDatabase(): Promise<Database> {
  const folder = mkdtempSync(path.join(tmpdir(), "mauzo-bench-"));
  const port = await lastingPort();
  const start = () => startPostgres({ dataDir: path.join(folder, "postgres", "data"), port });
  let server: Postgres = await start();
  const { url: ownerUrl } = server;
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const settings = { DATABASE_URL: ownerUrl, APP_DATABASE_PASSWORD: appPassword };
    await runToEnd({ file: "src/db/migrate.ts", settings });
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    ownerUrl,
    appUrl: Object.assign(new URL(ownerUrl), { username: "mauzo_app", password: appPassword }).href,
    folder,
    crash: async () => {
      for (const pid of await processesOf(ownerUrl)) {
        try {
          process.kill(pid, "SIGKILL");
        } catch {
          // It ended by itself since.
        }
      }
      await server.stop();
    },
    restart: async () => {
      server = await start();
    },
    stop,
  };
}
