import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const versions = { node: "24.21.0", pnpm: "12.21.0" };

function versionIn(folder, name) {
  try {
    return JSON.parse(readFileSync(path.join(folder, "node_modules", name, "package.json"), "utf8")).version;
  } catch {
    return undefined;
  }
}

const programs = (folder) => ({
  node: path.join(folder, "node_modules", "node", "bin", process.platform === "win32" ? "node.exe" : "node"),
  bin: path.join(folder, "node_modules", ".bin"),
});

const isWhole = (folder) =>
  Object.entries(versions).every(([name, version]) => versionIn(folder, name) === version) &&
  existsSync(programs(folder).node);

/** Installs the project's versions of Node and pnpm once through npm, into .data/toolchain. */
export async function bringToolchain(root, run) {
  const folder = path.join(root, ".data", "toolchain");
  if (isWhole(folder)) return programs(folder);
  console.log(`Bringing Node ${versions.node} and pnpm ${versions.pnpm} through npm (once)`);
  // Built in another folder and then moved in one step: an interrupted download leaves nothing half-done behind.
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  writeFileSync(path.join(draft, "package.json"), JSON.stringify({ private: true, dependencies: versions }));
  const npmCli = process.env.npm_execpath?.endsWith("npm-cli.js") ? process.env.npm_execpath : undefined;
  const args = [
    "install",
    "--no-audit",
    "--no-fund",
    "--no-package-lock",
    "--ignore-scripts=false",
    "--loglevel=error",
  ];
  const [file, ...rest] = npmCli ? [process.execPath, npmCli, ...args] : ["npm", ...args];
  const code = await run(file, rest, { cwd: draft });
  if (code !== 0 || !isWhole(draft)) {
    rmSync(draft, { recursive: true, force: true });
    throw new Error("npm could not bring Node and pnpm. Check the connection to the npm registry and try again.");
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
  return programs(folder);
}
