import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readRepository } from "./read-repository.ts";

it("reads what git knows and what is new, not what is ignored or gone", () => {
  const root = mkdtempSync(join(tmpdir(), "rooms-"));
  const git = (...words: string[]) => execFileSync("git", words, { cwd: root });
  const write = (name: string, text: string) => writeFileSync(join(root, name), text);
  try {
    git("init", "-q");
    for (const name of ["known.ts", "gone.ts", "picture.svg"]) write(name, "1;");
    write(".gitignore", "ignored.ts\n");
    git("add", ".");
    rmSync(join(root, "gone.ts"));
    write("ignored.ts", "1;");
    write("new.ts", "2;");
    expect(readRepository(root)).toEqual({ ".gitignore": "", "known.ts": "1;", "new.ts": "2;", "picture.svg": "" });
  } finally {
    rmSync(root, { recursive: true });
  }
});
