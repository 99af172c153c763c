import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { archiveOf, type Postgres, startPostgres } from "../postgres.ts";
import { findBackup, listBackups, makeBackup, type Places } from "./backups.ts";
import { restoreBackup } from "./restore-backup.ts";

let folder = "";
let places: Places;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "mauzo-backup-"));
  const home = path.join(folder, "data", "postgres");
  places = {
    dataDir: path.join(folder, "data"),
    cluster: path.join(home, "cluster"),
    archive: archiveOf(home),
    backups: path.join(folder, "backups"),
  };
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = () => startPostgres({ dataDir: path.dirname(places.cluster), archives: true });
const open = async ({ url }: Postgres) => {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  return client;
};
const book = `with entry as (insert into entries default values returning id)
  insert into halves select id, half from entry, unnest(array[1, -1]) half returning id`;
const balance = "select count(*)::int as halves, coalesce(sum(half), 0)::int as sum from halves";

describe("a backup", () => {
  it("made while others write is whole, and a moment after it can be gone back to", { timeout: 180_000 }, async () => {
    let server = await start();
    const db = await open(server);
    await db.query("create table entries (id bigserial primary key, at timestamptz default clock_timestamp())");
    await db.query("create table halves (id bigint not null, half int not null)");
    await mkdir(path.join(places.dataDir, "media"), { recursive: true });
    await writeFile(path.join(places.dataDir, "media", "picha"), "kanga");

    const writer = await open(server);
    let isWriting = true;
    const written = (async () => {
      while (isWriting) await writer.query(book);
      await writer.end();
    })();
    for (let count = 0; count < 200; count++) await db.query(book);
    const before = (await db.query(balance)).rows[0];
    const backup = await makeBackup(server.url, places, 2);
    isWriting = false;
    await written;

    // The day goes on, until somebody deletes everything.
    for (let count = 0; count < 50; count++) await db.query(book);
    const good = (await db.query(balance)).rows[0];
    // In whole milliseconds, as a Date is: past the last change and before the next.
    const next = "select pg_sleep(0.02), clock_timestamp() as at";
    const moment = (await db.query<{ at: Date }>(next)).rows[0]?.at;
    await db.query(next);
    await db.query("delete from halves");
    await db.query("select pg_switch_wal()");
    await writeFile(path.join(places.dataDir, "media", "picha"), "imeharibika");
    await db.end();
    await server.stop();

    const aside = await restoreBackup(backup, places, moment);
    expect(aside.every((each) => existsSync(each))).toBe(true);
    server = await start();
    const again = await open(server);
    expect((await again.query(balance)).rows[0]).toEqual(good);
    // It goes on from there.
    await again.query(book);
    await again.end();
    await server.stop();

    await restoreBackup(backup, places);
    server = await start();
    const restored = await open(server);
    const whole = (await restored.query(balance)).rows[0];
    expect(whole.sum).toBe(0);
    expect(whole.halves).toBeGreaterThanOrEqual(before.halves);
    expect(await readFile(path.join(places.dataDir, "media", "picha"), "utf8")).toBe("kanga");
    await restored.end();
    await server.stop();
  });

  it("is refused for a moment that the log does not reach, and leaves what was there", {
    timeout: 120_000,
  }, async () => {
    const backup = await findBackup(places.backups, undefined);
    await writeFile(path.join(places.dataDir, "media", "picha"), "mpya");
    const before = await readdir(path.dirname(places.cluster));
    await expect(restoreBackup(backup, places, new Date(Date.now() + 86_400_000))).rejects.toThrow(
      "The database's log ends before that moment",
    );
    expect(await readdir(path.dirname(places.cluster))).toEqual(before);
    expect(await readFile(path.join(places.dataDir, "media", "picha"), "utf8")).toBe("mpya");
    // A backup that a disk has lost a part of is no better.
    const torn = { ...backup, folder: `${backup.folder}.hakuna` };
    await expect(restoreBackup(torn, places)).rejects.toThrow("ENOENT");
    expect(await readdir(path.dirname(places.cluster))).toEqual(before);
    const server = await start();
    const db = await open(server);
    expect((await db.query(balance)).rows[0]).toMatchObject({ sum: 0 });
    await db.end();
    await server.stop();
  });

  it("that was cut off is none, and only the newest stay", { timeout: 120_000 }, async () => {
    await mkdir(path.join(places.backups, "2026-01-01T00-00-00.000Z.part"), { recursive: true });
    const server = await start();
    for (const minute of [1, 2, 3]) await makeBackup(server.url, places, 2, new Date(Date.now() + minute * 60_000));
    await server.stop();
    expect(await listBackups(places.backups)).toHaveLength(2);
    await expect(findBackup(places.backups, "hakuna")).rejects.toThrow("There is no backup hakuna");
  });
});
