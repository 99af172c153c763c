import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

export type SecretName =
  | "postgresPassword"
  | "appDatabasePassword"
  | "authSecret"
  | "sealKey"
  | "refreshSecret"
  | "pushKey";

function readAll(file: string): Map<string, string> {
  try {
    const kept: unknown = JSON.parse(readFileSync(file, "utf8"));
    return new Map(Object.entries(kept ?? {}).filter((entry) => typeof entry[1] === "string"));
  } catch {
    return new Map();
  }
}

/** A random secret of this clone, created on first use and stored in a file that only its owner can read. */
export function savedSecret(file: string, name: SecretName): string {
  const all = readAll(file);
  const known = all.get(name);
  if (known) return known;
  const made = randomBytes(32).toString("base64url");
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(Object.fromEntries(all.set(name, made)), null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
  return made;
}
