import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { readMigrateEnv } from "../env.ts";
import { installQueues } from "../jobs/install-queues.ts";
import { ensurePlatformShop } from "./ensure-platform-shop.ts";
import journal from "./migrations/meta/_journal.json" with { type: "json" };

/** Advisory lock: one migration at a time per database. */
const lockKey = 712_406;

async function ensureRole(client: pg.Client, name: string, options: string) {
  const { rows } = await client.query("select 1 from pg_roles where rolname = $1", [name]);
  const verb = rows.length === 0 ? "create" : "alter";
  await client.query(`${verb} role ${pg.escapeIdentifier(name)} ${options}`);
}

/** Migrating by a release older than the database would hide that it does not know what is there. */
async function refuseOlderRelease(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  );
  if (!rows[0]?.there) return;
  const known = journal.entries.map(({ when }) => when);
  const newer = await client.query("select from drizzle.__drizzle_migrations where created_at > $1", [
    Math.max(...known),
  ]);
  if (newer.rowCount)
    throw new Error(
      "The database is of a newer release than this one. Run that release, or restore a backup of before it.",
    );
}

/**
 * Migrates a database to the current state: roles, tables, policies, the platform shop, job queues. Safe to run again
 * and in parallel.
 * @param url the owner's connection: it creates roles, one of them with BYPASSRLS.
 * @param appPassword the password mauzo_app logs in with.
 */
export async function migrateDatabase(url: string, appPassword: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: "mauzo-migrate" });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [lockKey]);
    await refuseOlderRelease(client);
    const password = pg.escapeLiteral(appPassword);
    await ensureRole(client, "mauzo_app", `login nosuperuser nobypassrls nocreatedb nocreaterole password ${password}`);
    await ensureRole(client, "mauzo_reader", "nologin nosuperuser bypassrls");
    const { rows } = await client.query<{ name: string }>("select current_database() as name");
    const database = pg.escapeIdentifier(rows[0]?.name ?? "");
    await client.query(`revoke all on database ${database} from public`);
    await client.query(`grant connect on database ${database} to mauzo_app`);
    await client.query(`alter database ${database} set synchronous_commit = on`);
    // A segment hashes the ids of everybody who bought something: half a million of them, where one asks for a category.
    await client.query(`alter database ${database} set work_mem = '16MB'`);
    await migrate(drizzle({ client }), { migrationsFolder: new URL("./migrations", import.meta.url).pathname });
    await ensurePlatformShop(client);
    await installQueues(url);
    await client.query("grant usage on schema pgboss to mauzo_app");
    await client.query("grant select, insert, update, delete on all tables in schema pgboss to mauzo_app");
    await client.query("grant execute on all functions in schema pgboss to mauzo_app");
  } finally {
    await client.end();
  }
}

if (process.argv[1] === import.meta.filename) {
  const { databaseUrl, appPassword } = readMigrateEnv();
  await migrateDatabase(databaseUrl, appPassword);
}
