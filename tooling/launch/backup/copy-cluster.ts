import { constants } from "node:fs";
import { copyFile, mkdir, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";

/** What a copy must not have: it belongs to the running server, or the server makes it anew. */
const isLeftOut = (file: string) =>
  /^(?:postmaster\.(?:pid|opts)|recovery\.signal|standby\.signal|backup_label(?:\.old)?)$/.test(file) ||
  /^(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/./.test(file) ||
  /(?:^|\/)(?:pgsql_tmp[^/]*|pg_internal\.init[^/]*)(?:\/|$)/.test(file);

const isGone = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";

/** Copies a folder's files; one that is gone meanwhile is left out. @returns how many */
export async function copyFolder(from: string, to: string, isWanted = (_file: string) => true): Promise<number> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const found = await readdir(from, { recursive: true, withFileTypes: true });
  let files = 0;
  for (const entry of found) {
    const file = path.relative(from, path.join(entry.parentPath, entry.name)).split(path.sep).join("/");
    if (!isWanted(file)) continue;
    const target = path.join(to, file);
    if (entry.isDirectory()) await mkdir(target, { recursive: true, mode: 0o700 });
    else if (entry.isFile()) {
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      try {
        await copyFile(path.join(from, file), target, constants.COPYFILE_FICLONE);
        files++;
      } catch (error) {
        if (!isGone(error)) throw error;
      }
    }
  }
  return files;
}

const isSegment = (file: string) => /^[0-9A-F]{24}(?:\.partial)?$|\.history$/.test(file);

/**
 * Copies the files of a running server so that a server can start from them, by PostgreSQL's own protocol for that: what
 * changes during the copy is in the write-ahead log, which is copied last.
 * @returns the first file of that log that the copy needs
 */
export async function copyCluster(url: string, cluster: string, to: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    // Keeps the log until it is copied, and goes with this connection.
    await client.query("select pg_create_physical_replication_slot('mauzo_backup_' || pg_backend_pid(), true, true)");
    const begun = await client.query<{ segment: string }>(
      "select pg_walfile_name(pg_backup_start('mauzo', true)) as segment",
    );
    await copyFolder(cluster, to, (file) => !isLeftOut(file));
    const ended = await client.query<{ labelfile: string }>("select labelfile from pg_backup_stop(false)");
    await writeFile(path.join(to, "backup_label"), ended.rows[0]?.labelfile ?? "", { mode: 0o600 });
    const first = begun.rows[0]?.segment ?? "";
    await copyFolder(
      path.join(cluster, "pg_wal"),
      path.join(to, "pg_wal"),
      (file) => isSegment(file) && (file >= first || file.endsWith(".history")),
    );
    return first;
  } finally {
    await client.end();
  }
}
