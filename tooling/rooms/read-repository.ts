import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isSource } from "./source/path-kind.ts";

const lawful = ["docs/house.md", "docs/glossary.md", "tests/guards.md"];
const isLawful = (path: string) => lawful.includes(path) || path.startsWith("tooling/new-area/template/");

/**
 * All files git tracks or would add, by path. Only reads sources, the template of a new area and the
 * documents with tables that laws follow: for the others the name is enough.
 */
export function readRepository(root: string): Record<string, string> {
  const list = (flags: string[]) =>
    execFileSync("git", ["ls-files", "-z", ...flags], { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 })
      .split("\0")
      .filter(Boolean);
  const gone = new Set(list(["--deleted"]));
  const paths = list(["--cached", "--others", "--exclude-standard"]).filter((path) => !gone.has(path));
  return Object.fromEntries(
    [...new Set(paths)].map((path) => [
      path,
      isSource(path) || isLawful(path) ? readFileSync(join(root, path), "utf8") : "",
    ]),
  );
}
