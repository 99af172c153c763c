import path from "node:path";
import pg from "pg";
import type { CommandSession } from "../processes/command-session.ts";
import { runProgram } from "../processes/program.ts";
import { UserError } from "../user-error.ts";
import { apiEnvironment } from "./environment.ts";
import { root, type Settings } from "./settings.ts";

/**
 * The address of the database that `npm start` keeps open, or of the user's own. @throws UserError when it is not for
 * demo data.
 */
export async function openedDatabase(settings: Settings, { large, shop }: { large?: unknown; shop?: unknown }) {
  if (!settings.seedsDemo)
    throw new UserError("This database is kept free of demo data. Set SEED_DEMO=1 if it is one for trying things out.");
  if (shop !== undefined && !large) throw new UserError("--shop says which shop --large fills: add --large.");
  if (shop !== undefined && !/^demo(-[a-z0-9]+)*$/.test(String(shop)))
    throw new UserError(
      `--shop ${shop}: only shops called demo, or demo-something, are filled with what nobody bought.`,
    );
  const url = settings.databaseUrl ?? `postgres://127.0.0.1:${settings.ports.postgres}/mauzo`;
  const client = new pg.Client({
    connectionString: apiEnvironment(settings, url).APP_DATABASE_URL,
    connectionTimeoutMillis: 5_000,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select from stock_movements limit 0");
  } catch {
    const place = new URL(url).host;
    throw new UserError(`No Mauzo database answers at ${place}. Start Mauzo first (npm start), and leave it running.`);
  } finally {
    await client.end().catch(() => {});
  }
  return url;
}

/** @param args options of the seed itself, such as `--large`. */
export async function seedDatabase(
  session: CommandSession,
  settings: Settings,
  url: string,
  args: string[],
  say: (line: string) => void,
): Promise<void> {
  await runProgram(session, {
    name: "Seeding the demo shop",
    cwd: path.join(root, "apps", "api"),
    file: process.execPath,
    args: [path.join("src", "db", "seed", "seed.ts"), ...args],
    env: apiEnvironment(settings, url),
    onLine: say,
  });
}
