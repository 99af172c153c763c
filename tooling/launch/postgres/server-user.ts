import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  rmdirSync,
  symlinkSync,
} from "node:fs";
import path from "node:path";
import { UserError } from "../user-error.ts";
import { binary } from "./binaries.ts";

/** The user that runs the server, and its binaries: PostgreSQL refuses to run as root. */
export type ServerUser = {
  native: string;
  /** The folder of its files: the requested one, or the target of a link in its place. */
  home: string;
  command(program: string, args: string[]): { file: string; args: string[]; identity: { uid?: number; gid?: number } };
  /** Gives a file or folder to the server's user. */
  own(target: string): unknown;
};

type Command = ServerUser["command"];

/** Gives the folder to the server's user; root can enter it through its group even without special rights. */
function share(folder: string): void {
  chownSync(folder, process.getuid?.() ?? 0, process.getgid?.() ?? 0);
  chmodSync(folder, 0o770);
  chownSync(folder, nobody, process.getgid?.() ?? 0);
}

/** `nobody`: initdb looks its user up by name, and this one exists on every Linux. */
const nobody = 65534;

const asMyself: Command = (file, args) => ({ file, args, identity: {} });
const asNobody: Command = (file, args) => ({ file, args, identity: { uid: nobody, gid: nobody } });
const asNobodyWith =
  (capability: string): Command =>
  (file, args) => ({
    file: "setpriv",
    args: [
      ...["--reuid", String(nobody), "--regid", String(nobody), "--clear-groups"],
      // Without this bit access(2) only checks the user id, and the capability does not count.
      ...["--securebits", "+no_setuid_fixup"],
      ...["--inh-caps", `+${capability}`, "--ambient-caps", `+${capability}`, file, ...args],
    ],
    identity: {},
  });

function reaches(command: Command, native: string, folder: string): boolean {
  const probe = command("/bin/sh", ["-c", 'cd "$1" && "$2" --version', "sh", folder, binary(native, "postgres")]);
  const { status, stderr } = spawnSync(probe.file, probe.args, { ...probe.identity, cwd: "/", encoding: "utf8" });
  // A server that can run but cannot look up its own user reports it here and would fail later.
  return status === 0 && stderr === "";
}

/** Chooses the user for a server with its files in `home` (created if missing, and given to that user). */
export function serverUserFor(native: string, home: string): ServerUser {
  const isRoot = process.getuid?.() === 0;
  const own: ServerUser["own"] = (target) => isRoot && chownSync(target, nobody, nobody);
  mkdirSync(home, { recursive: true, mode: 0o700 });
  if (!isRoot) return { native, home, command: asMyself, own };
  share(home);
  // A clone under /root is closed to nobody: grants the server a capability instead of opening the folders.
  for (const command of [asNobody, asNobodyWith("dac_read_search"), asNobodyWith("dac_override")])
    if (reaches(command, native, home)) return { native, home, command, own };
  return outsideTheClone(native, home, own);
}

/** For containers that give root no such capability: binaries and data go to /var/tmp, with a link in the clone. */
function outsideTheClone(native: string, home: string, own: ServerUser["own"]): ServerUser {
  const key = createHash("sha256").update(home).digest("hex").slice(0, 16);
  const outside = path.join("/var/tmp", `mauzo-${key}`);
  mkdirSync(outside, { recursive: true, mode: 0o755 });
  const found = lstatSync(outside);
  if (found.uid !== 0 || !found.isDirectory())
    throw new UserError(`${outside} belongs to someone else. Remove it first.`);
  const copy = path.join(outside, "native");
  if (!existsSync(copy)) cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  const data = path.join(outside, "data");
  mkdirSync(data, { recursive: true });
  share(data);
  if (!reaches(asNobody, copy, data))
    throw new UserError(
      "PostgreSQL cannot run as root and could not change to another user. Start as an ordinary user.",
    );
  if (realpathSync(home) !== data) {
    rmdirSync(home);
    symlinkSync(data, home);
  }
  return { native: copy, home: data, command: asNobody, own };
}
