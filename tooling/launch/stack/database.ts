import { existsSync, realpathSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import type { Places } from "../backup/backups.ts";
import { archiveOf, startPostgres, stopLeftoverPostgres } from "../postgres.ts";
import type { CommandSession } from "../processes/command-session.ts";
import { runProgram } from "../processes/program.ts";
import { UserError } from "../user-error.ts";
import { apiEnvironment, ownerEnvironment } from "./environment.ts";
import { root, type Settings } from "./settings.ts";

/** Opens a migrated database, with the demo shop if wanted. @returns the owner's address. */
export async function openDatabase(
  session: CommandSession,
  settings: Settings,
  log: (line: string) => void,
): Promise<string> {
  const url = settings.databaseUrl ?? (await startOwn(session, settings, log));
  const script = (name: string, file: string, env: Record<string, string | undefined>) => ({
    name,
    cwd: path.join(root, "apps", "api"),
    file: process.execPath,
    args: [path.join("src", "db", file)],
    env,
  });
  await runProgram(session, script("Migrating the database", "migrate.ts", ownerEnvironment(settings, url)));
  const seed = script("Seeding the demo shop", path.join("seed", "seed.ts"), apiEnvironment(settings, url));
  if (settings.seedsDemo) await runProgram(session, seed);
  log(settings.seedsDemo ? "Database is migrated, the demo shop is there" : "Database is migrated");
  return url;
}

/** Where this installation keeps what is backed up. */
export function placesOf(settings: Settings): Places {
  // In some containers the folder is a link to where the server can write.
  const folder = postgresFolder(settings);
  const home = existsSync(folder) ? realpathSync(folder) : folder;
  const { dataDir, backupDir: backups } = settings;
  return { dataDir, backups, cluster: path.join(home, "cluster"), archive: archiveOf(home) };
}

export const postgresFolder = (settings: Settings) => path.join(settings.dataDir, "postgres");

/** Stops what a killed run left on our port. @throws UserError when the user's own server does not respond. */
export async function clearDatabase(settings: Settings, log: (line: string) => void): Promise<void> {
  if (settings.databaseUrl === undefined) await stopLeftoverPostgres(postgresFolder(settings), log);
  else await refuseAbsentServer(settings.databaseUrl);
}

async function refuseAbsentServer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", () => {});
  try {
    await client.connect();
  } catch (error) {
    const reason = error instanceof Error && error.message ? error.message : "no answer";
    throw new UserError(
      `DATABASE_URL leads to no database (${reason}). Check it, or leave it empty for one of Mauzo's own.`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}

async function startOwn(session: CommandSession, settings: Settings, log: (line: string) => void): Promise<string> {
  const dataDir = postgresFolder(settings);
  const server = await startPostgres({ dataDir, port: settings.ports.postgres, log, archives: settings.archives });
  session.defer(server.stop);
  log(`PostgreSQL listens on 127.0.0.1:${server.port}`);
  return server.url;
}
