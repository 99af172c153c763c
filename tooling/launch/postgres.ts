import { spawn } from "node:child_process";
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { freePort } from "./ports.ts";
import { binary, nativeFolder } from "./postgres/binaries.ts";
import { ensureCluster, owner } from "./postgres/cluster.ts";
import { stopLeftover } from "./postgres/leftover.ts";
import { stopServer, untilAccepting } from "./postgres/server.ts";
import { type ServerUser, serverUserFor } from "./postgres/server-user.ts";
import { killOnExit } from "./processes/kill-on-exit.ts";
import { takeLock } from "./processes/lock.ts";
import { savedSecret } from "./stack/secrets.ts";

export type Postgres = {
  /** Connects as the superuser that owns the database `mauzo`. */
  url: string;
  port: number;
  /** Closes connections and stops the server; committed data stays. */
  stop(): Promise<void>;
};

type Options = {
  /** The server's own folder, with `cluster/` and `server.log` in it. */
  dataDir: string;
  port?: number;
  log?: (line: string) => void;
  /** False only for throw-away databases: a power cut may lose or corrupt the data. */
  fsync?: boolean;
  /** Deletes the data after stopping. */
  temporary?: boolean;
  /** Keeps the whole write-ahead log beside the data, for restoring to any moment. */
  archives?: boolean;
  /** Further settings of the server. */
  settings?: Record<string, string>;
};

const silent = () => {};

/**
 * Starts PostgreSQL 18 on 127.0.0.1 from the npm package's binaries, as an ordinary user or as root. The superuser's
 * password is in `secrets.json` next to `dataDir`.
 */
export async function startPostgres(options: Options): Promise<Postgres> {
  const { log = silent, fsync = true, temporary = false, archives = false } = options;
  const beside = path.dirname(path.resolve(options.dataDir));
  mkdirSync(beside, { recursive: true });
  const unlock = takeLock(path.join(beside, "postgres.lock"), "PostgreSQL");
  try {
    const account = serverUserFor(nativeFolder(), path.resolve(options.dataDir));
    const { home } = account;
    await stopLeftover(path.join(home, "cluster"), log);
    const password = savedSecret(path.join(beside, "secrets.json"), "postgresPassword");
    const cluster = ensureCluster(home, account, password);
    const port = options.port ?? (await freePort());
    const logFile = path.join(home, "server.log");
    const settings = {
      port,
      listen_addresses: "127.0.0.1",
      unix_socket_directories: "",
      shared_buffers: "128MB",
      max_connections: 100,
      fsync: fsync ? "on" : "off",
      full_page_writes: fsync ? "on" : "off",
      synchronous_commit: "on",
      timezone: "UTC",
      ...(archives && archiveSettings(account)),
      ...options.settings,
    };
    const launch = account.command(binary(account.native, "postgres"), [
      ...["-D", cluster],
      ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    ]);
    const output = openSync(logFile, "w");
    const child = spawn(launch.file, launch.args, {
      ...launch.identity,
      cwd: "/",
      detached: true,
      stdio: ["ignore", output, output],
      env: { PATH: process.env.PATH, LC_ALL: "C" },
    });
    closeSync(output);
    const dismissGuard = killOnExit(child.pid ?? 0, "INT", "QUIT", temporary ? home : "");
    const ended = new Promise<void>((resolve) => {
      child.once("exit", () => resolve());
      child.once("error", () => resolve());
    });
    const stop = async () => {
      await stopServer(child, ended);
      dismissGuard();
      unlock();
    };
    await untilAccepting(child, logFile, port).catch(async (error) => {
      await stop();
      throw error;
    });
    const url = `postgres://${owner}:${password}@127.0.0.1:${port}/mauzo`;
    await ensureDatabase(url).catch(async (error) => {
      await stop();
      throw error;
    });
    return { url, port, stop };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Where the archived log of the server with these files is. */
export const archiveOf = (home: string) => path.join(home, "archive");

/** A file of the log is copied when it is full, or five minutes old, and has its name only when it is whole. */
function archiveSettings({ home, own }: ServerUser): Record<string, string> {
  const folder = archiveOf(home);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  own(folder);
  const target = `"${folder.replace(/(["\\$`])/g, "\\$1")}/%f"`;
  return {
    archive_mode: "on",
    archive_timeout: "300",
    archive_command: `test -f ${target} || { cp "%p" ${target}.part && mv ${target}.part ${target}; }`,
  };
}

/** Stops the server of a killed run, so that its port is free again. */
export async function stopLeftoverPostgres(dataDir: string, log: (line: string) => void = silent): Promise<void> {
  if (existsSync(dataDir)) await stopLeftover(path.join(realpathSync(dataDir), "cluster"), log);
}

/** Starts a throw-away server on a free port; `stop()` deletes its data. Without fsync unless the test needs it. */
export async function startTemporaryPostgres(
  options: { fsync?: boolean; log?: Options["log"] } = {},
): Promise<Postgres> {
  const folder = mkdtempSync(path.join(tmpdir(), "mauzo-postgres-"));
  const dataDir = path.join(folder, "data");
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const server = await startPostgres({ ...options, fsync: options.fsync ?? false, dataDir, temporary: true });
    return { ...server, stop: () => server.stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url.replace(/\/mauzo$/, "/postgres") });
  client.on("error", silent);
  await client.connect();
  try {
    const { rowCount } = await client.query("select from pg_database where datname = 'mauzo'");
    if (!rowCount) await client.query("create database mauzo");
  } finally {
    await client.end();
  }
}
