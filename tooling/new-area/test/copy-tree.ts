import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, existsSync, globSync, mkdirSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * Copies the repository to another folder with the same packages installed, so that a test cannot change the original.
 */
export function copyTree(root: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), "mauzo-new-area-"));
  const git = (cwd: string, ...args: string[]) => execFileSync("git", args, { cwd, encoding: "utf8" });
  const files = git(root, "ls-files", "-z", "--cached", "--others", "--exclude-standard").split("\0").filter(Boolean);
  for (const file of files) {
    if (!existsSync(path.join(root, file))) continue;
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(copy, file));
  }
  symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"));
  // A package's own modules are relative links: copied as they are, links to our packages point into the copy.
  for (const modules of globSync(["{apps,packages,tooling}/*/node_modules", "{e2e,bench}/node_modules"], { cwd: root }))
    cpSync(path.join(root, modules), path.join(copy, modules), { recursive: true, verbatimSymlinks: true });
  git(copy, "init", "--quiet");
  appendFileSync(path.join(copy, ".git", "info", "exclude"), "node_modules\n");
  return copy;
}
