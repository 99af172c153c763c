import { existsSync } from "node:fs";
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { nativeFolder } from "../postgres/binaries.ts";
import { serverUserFor } from "../postgres/server-user.ts";
import { startPostgres } from "../postgres.ts";
import { UserError } from "../user-error.ts";
import type { Backup, Places } from "./backups.ts";
import { copyFolder } from "./copy-cluster.ts";

const quoted = (text: string) => `"${text.replace(/(["\\$`])/g, "\\$1")}"`;

const inSql = (at: Date) => at.toISOString().replace("T", " ").replace("Z", "+00");

async function giveToServer(folder: string, own: (target: string) => unknown): Promise<void> {
  own(folder);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    own(path.join(entry.parentPath, entry.name));
}

/** Why a server that was to recover did not, in words. */
async function whyNot(logFile: string, error: unknown): Promise<unknown> {
  const log = existsSync(logFile) ? await readFile(logFile, "utf8") : "";
  if (!log.includes("recovery ended before configured recovery target was reached")) return error;
  const last = /last completed transaction was at log time (\S+ \S+)/.exec(log)?.[1];
  return new UserError(
    `The database's log ends before that moment${last ? `: the last change in it is of ${last} UTC` : ""}. Choose an earlier one.`,
  );
}

/** Gives things other names, and their own back. */
function putAside(ending: string) {
  const moved: { target: string; aside: string }[] = [];
  return {
    take: async (target: string): Promise<void> => {
      if (!existsSync(target)) return;
      const aside = `${target}${ending}`;
      await rename(target, aside);
      moved.push({ target, aside });
    },
    giveBack: async (): Promise<void> => {
      for (const { target, aside } of moved) {
        await rm(target, { recursive: true, force: true });
        await rename(aside, target);
      }
    },
    names: () => moved.map(({ aside }) => aside),
  };
}

/**
 * Puts a backup in the place of what is there, which is kept beside it. `until`: the database goes on to that moment, by
 * its archived log; files are as they were when the backup was made, and those that came since. When it fails, everything is
 * as it was.
 * @returns what was there, by its new name
 */
export async function restoreBackup(backup: Backup, places: Places, until?: Date): Promise<string[]> {
  const home = path.dirname(places.cluster);
  const account = serverUserFor(nativeFolder(), home);
  const ending = `.before-${new Date().toISOString().replace(/:/g, "-")}`;
  const aside = putAside(ending);
  const secrets = path.join(places.dataDir, "secrets.json");
  // What was not archived yet is in the log of the database that is replaced.
  const logs = [places.archive, path.join(`${places.cluster}${ending}`, "pg_wal")];
  try {
    await aside.take(places.cluster);
    await aside.take(secrets);
    await copyFolder(path.join(backup.folder, "cluster"), places.cluster);
    await writeFile(secrets, await readFile(path.join(backup.folder, "secrets.json")), { mode: 0o600 });
    await writeFile(path.join(places.cluster, "recovery.signal"), "");
    await giveToServer(places.cluster, account.own);
    // A new branch of the log begins with it: nothing of what was there can be taken for what comes.
    const settings = {
      restore_command: logs.map((folder) => `cp ${quoted(`${folder}/%f`)} "%p"`).join(" || "),
      ...(until ? { recovery_target_time: inSql(until) } : { recovery_target: "immediate" }),
      recovery_target_action: "promote",
      recovery_target_timeline: "latest",
    };
    const server = await startPostgres({ dataDir: home, settings }).catch(async (error: unknown) => {
      throw await whyNot(path.join(home, "server.log"), error);
    });
    await server.stop();
  } catch (error) {
    await aside.giveBack();
    throw error;
  }
  for (const what of ["media", "mail"])
    if (existsSync(path.join(backup.folder, what)))
      await copyFolder(path.join(backup.folder, what), path.join(places.dataDir, what));
  return aside.names();
}
