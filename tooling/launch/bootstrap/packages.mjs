import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

function manifests(root) {
  const folders = ["apps", "packages", "tooling"].flatMap((group) =>
    existsSync(path.join(root, group)) ? readdirSync(path.join(root, group)).map((name) => `${group}/${name}`) : [],
  );
  return ["", "e2e", ...folders.sort()].map((folder) => path.join(folder, "package.json"));
}

function fingerprint(root) {
  const hash = createHash("sha256").update(`${process.platform} ${process.arch}\n`);
  for (const file of ["pnpm-lock.yaml", "pnpm-workspace.yaml", ...manifests(root)]) {
    const whole = path.join(root, file);
    if (existsSync(whole)) hash.update(`${file}\n`).update(readFileSync(whole));
  }
  return hash.digest("hex");
}

/** Installs the packages in the lockfile, unless nothing relevant has changed since the last time. */
export async function installPackages(root, toolchain, run) {
  const mark = path.join(root, "node_modules", ".mauzo-installed");
  const wanted = fingerprint(root);
  if (existsSync(mark) && readFileSync(mark, "utf8") === wanted) return;
  console.log("Installing packages");
  const args = ["install", "--frozen-lockfile", "--prefer-offline", "--reporter=append-only", "--loglevel=warn"];
  const code = await run(path.join(toolchain.bin, "pnpm"), args, { cwd: root, env: { CI: "true" } });
  if (code !== 0) throw new Error("pnpm could not install the packages; the lines above say why.");
  writeFileSync(mark, wanted);
}
