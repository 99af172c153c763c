import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Postgres, startPostgres } from "@mauzo/launch/postgres";
import pg from "pg";
import { runToEnd } from "./processes.ts";
import { stablePort } from "./stable-port.ts";

const appPassword = "password-of-the-app-role";

export type Database = {
  ownerUrl: string;
  appUrl: string;
  /** A folder that is deleted with the database. */
  folder: string;
  /** Kills every process of the server at once: what it had not written to disk is lost. */
  crash: () => Promise<void>;
  /** Starts a crashed server again, on the same data and port. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

const parentOf = (pid: number) => Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ")[1]);

/** The server's main process and all its children, found through one of its connections. */
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

/** Starts a PostgreSQL of its own with fsync on and the API's tables. */
export async function startDatabase(): Promise<Database> {
  const folder = mkdtempSync(path.join(tmpdir(), "mauzo-bench-"));
  const port = await stablePort();
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
          // It has already ended by itself.
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
