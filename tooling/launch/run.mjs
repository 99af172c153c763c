// The only file that has to run on any Node ≥ 20: it installs the project's own Node and hands over to it.
import { spawn } from "node:child_process";
import { constants } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { whenNpmEnds } from "./bootstrap/npm-watch.mjs";
import { installPackages } from "./bootstrap/packages.mjs";
import { bringToolchain } from "./bootstrap/toolchain.mjs";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
const commands = ["start", "test", "verify", "dev", "seed", "backup", "restore"];
const command = process.argv[2];
let child;
let stopping;

function environment(extra) {
  // npm's own settings would change what the npm and pnpm started from here do.
  const inherited = Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD$)/i.test(name));
  return { ...Object.fromEntries(inherited), ...extra };
}

function run(file, args, { cwd = root, env = {} } = {}) {
  if (stopping) return Promise.resolve(1);
  return new Promise((resolve, reject) => {
    child = spawn(file, args, { cwd, env: environment(env), stdio: "inherit" });
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 1)));
  });
}

function stop(signal) {
  stopping ??= signal;
  child?.kill(signal);
}

for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => stop(signal));
process.on("SIGINT", () => {
  stopping ??= "SIGINT";
  // In a terminal Ctrl-C reaches the whole group: passing it on would send it twice.
  if (!process.stdin.isTTY) child?.kill("SIGINT");
});
whenNpmEnds(() => stop("SIGTERM"));

async function main() {
  if (!commands.includes(command)) throw new Error(`Say what to run: ${commands.join(", ")}`);
  const toolchain = await bringToolchain(root, run);
  // Install scripts must find this Node too, not the machine's.
  process.env.PATH = [toolchain.bin, process.env.PATH].join(path.delimiter);
  await installPackages(root, toolchain, run);
  const script = path.join(root, "tooling", "launch", "commands", `${command}.ts`);
  return run(toolchain.node, [script, ...process.argv.slice(3)]);
}

main().then(
  (code) => process.exit(code),
  (error) => {
    if (!stopping) console.error(error.message);
    process.exit(stopping ? 0 : 1);
  },
);
