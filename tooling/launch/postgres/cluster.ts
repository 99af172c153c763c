import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { UserError } from "../user-error.ts";
import { binary } from "./binaries.ts";
import type { ServerUser } from "./server-user.ts";

/** The superuser that owns the database. */
export const owner = "mauzo_owner";

/** Undefined if root has no special rights and cannot read the server's files. */
function versionOf(cluster: string): string | undefined {
  try {
    return readFileSync(path.join(cluster, "PG_VERSION"), "utf8").trim();
  } catch {
    return undefined;
  }
}

/** Creates the database cluster in `home` unless it exists; deletes an incomplete one. */
export function ensureCluster(home: string, account: ServerUser, password: string): string {
  const cluster = path.join(home, "cluster");
  if (existsSync(cluster)) {
    const version = versionOf(cluster);
    if (version !== undefined && version !== "18")
      throw new UserError(`${cluster} holds PostgreSQL ${version} data, this is 18. Move it away.`);
    return cluster;
  }
  const draft = path.join(home, "cluster.new");
  const passwordFile = path.join(home, "password");
  rmSync(draft, { recursive: true, force: true });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  account.own(passwordFile);
  const { file, args, identity } = account.command(binary(account.native, "initdb"), [
    ...["-D", draft, "-U", owner, "-A", "scram-sha-256", `--pwfile=${passwordFile}`, "--encoding=UTF8"],
    // The builtin provider sorts the same on every machine; libc's C.UTF-8 is missing on some.
    ...["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--no-sync", "--no-instructions"],
  ]);
  const made = spawnSync(file, args, {
    ...identity,
    cwd: "/",
    encoding: "utf8",
    env: { PATH: process.env.PATH, LC_ALL: "C" },
  });
  rmSync(passwordFile, { force: true });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? (made.stderr || made.stdout)}`);
  renameSync(draft, cluster);
  return cluster;
}
