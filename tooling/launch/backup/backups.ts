import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { UserError } from "../user-error.ts";
import { copyCluster, copyFolder } from "./copy-cluster.ts";

/** Where one installation keeps what, and where its backups go. */
export type Places = {
  /** `DATA_DIR`: uploaded files, mail, secrets. */
  dataDir: string;
  /** The database's files, and its archived log beside them. */
  cluster: string;
  archive: string;
  /** `BACKUP_DIR`. */
  backups: string;
};
export type Backup = { name: string; folder: string; at: Date; firstSegment: string };

const manifestFile = "manifest.json";
/** A moment as it can be the name of a folder everywhere. */
const nameOf = (at: Date) => at.toISOString().replace(/:/g, "-");

async function readManifest(folder: string): Promise<Omit<Backup, "name" | "folder"> | undefined> {
  try {
    const told: unknown = JSON.parse(await readFile(path.join(folder, manifestFile), "utf8"));
    if (typeof told !== "object" || told === null || !("at" in told) || !("firstSegment" in told)) return undefined;
    return { at: new Date(String(told.at)), firstSegment: String(told.firstSegment) };
  } catch {
    return undefined;
  }
}

/** The whole backups in a folder, the oldest first; one that was cut off is none. */
export async function listBackups(backups: string): Promise<Backup[]> {
  if (!existsSync(backups)) return [];
  const found: Backup[] = [];
  for (const name of (await readdir(backups)).toSorted()) {
    const folder = path.join(backups, name);
    const manifest = await readManifest(folder);
    if (manifest) found.push({ name, folder, ...manifest });
  }
  return found;
}

/** @throws UserError when there is none of this name; without a name the newest */
export async function findBackup(backups: string, name: string | undefined, until?: Date): Promise<Backup> {
  const all = (await listBackups(backups)).filter(({ at }) => until === undefined || at <= until);
  const found = name === undefined ? all.at(-1) : all.find((each) => each.name === name);
  if (found) return found;
  const names = all.map((each) => each.name).join(", ");
  throw new UserError(
    names === ""
      ? `There is no backup in ${backups}${until ? " from before that moment" : ""}.`
      : `There is no backup ${name} in ${backups}; there are: ${names}.`,
  );
}

/** Files of the archived log that no backup needs any more. */
async function removeOldLog(archive: string, firstNeeded: string): Promise<void> {
  if (!existsSync(archive)) return;
  for (const file of await readdir(archive))
    if (/^[0-9A-F]{24}/.test(file) && file.slice(0, 24) < firstNeeded) await rm(path.join(archive, file));
}

/**
 * Makes a backup of the running database, then of the files: a file is there before a row names it. It has its name only
 * when it is whole. Then removes the backups beyond the newest `kept`.
 */
export async function makeBackup(url: string, places: Places, kept: number, now = new Date()): Promise<Backup> {
  const name = nameOf(now);
  const [folder, draft] = [path.join(places.backups, name), path.join(places.backups, `${name}.part`)];
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    const firstSegment = await copyCluster(url, places.cluster, path.join(draft, "cluster"));
    for (const what of ["media", "mail"])
      if (existsSync(path.join(places.dataDir, what)))
        await copyFolder(
          path.join(places.dataDir, what),
          path.join(draft, what),
          (file) => !file.startsWith("incoming/"),
        );
    await writeFile(path.join(draft, "secrets.json"), await readFile(path.join(places.dataDir, "secrets.json")), {
      mode: 0o600,
    });
    await writeFile(path.join(draft, manifestFile), `${JSON.stringify({ at: now, firstSegment, postgres: 18 })}\n`);
    await rename(draft, folder);
    const all = await listBackups(places.backups);
    for (const old of all.slice(0, -kept)) await rm(old.folder, { recursive: true });
    const oldest = all.slice(-kept)[0];
    if (oldest) await removeOldLog(places.archive, oldest.firstSegment);
    return { name, folder, at: now, firstSegment };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}
