import { existsSync } from "node:fs";
import path from "node:path";
import { chromiumPackages, programOf } from "../chromium-path.ts";
import type { CommandSession } from "../processes/command-session.ts";
import { runProgram } from "../processes/program.ts";
import { plainEnvironment } from "../stack/environment.ts";
import { root } from "../stack/settings.ts";
import { UserError } from "../user-error.ts";

/** Finds a real Chromium: the one named, Debian's, or Playwright's own (undefined); installs one if there is none. */
export async function ensureChromium(session: CommandSession): Promise<string | undefined> {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new UserError(`CHROMIUM_PATH=${named} does not exist.`);
  if (named) return named;
  const install = (file: string, args: string[]) =>
    runProgram(session, {
      name: `Installing Chromium (${path.basename(file)} ${args.join(" ")})`,
      cwd: path.join(root, "e2e"),
      file,
      args,
      env: { ...plainEnvironment(), DEBIAN_FRONTEND: "noninteractive" },
    });
  const isDebian = process.getuid?.() === 0 && existsSync("/etc/debian_version");
  for (const name of chromiumPackages) {
    const file = programOf(name);
    if (isDebian && !existsSync(file)) {
      console.log(`Installing ${name}`);
      await install("apt-get", ["update", "-qq"])
        .then(() => install("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name]))
        // If this package does not exist, the next one will do.
        .catch((error: Error) => console.log(error.message));
    }
    if (existsSync(file)) return file;
  }
  console.log("Installing Chromium");
  await install(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"]);
  return undefined;
}
