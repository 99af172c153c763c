import { existsSync } from "node:fs";
import path from "node:path";
import { runProgram } from "../processes/program.ts";
import type { Session } from "../processes/session.ts";
import { Refusal } from "../refusal.ts";
import { plainEnvironment } from "../stack/environment.ts";
import { root } from "../stack/settings.ts";

const debians = "/usr/bin/chromium";

/** A real Chromium: the one named, Debian's, or Playwright's own (undefined), installed when none is there. */
export async function chromium(session: Session): Promise<string | undefined> {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Refusal(`CHROMIUM_PATH=${named} does not exist.`);
  if (named) return named;
  if (existsSync(debians)) return debians;
  const install = (file: string, args: string[]) =>
    runProgram(session, {
      name: `Installing Chromium (${path.basename(file)} ${args.join(" ")})`,
      cwd: path.join(root, "e2e"),
      file,
      args,
      env: { ...plainEnvironment(), DEBIAN_FRONTEND: "noninteractive" },
    });
  console.log("Installing Chromium");
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    await install("apt-get", ["update", "-qq"]);
    await install("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"]);
    if (existsSync(debians)) return debians;
  }
  await install(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"]);
  return undefined;
}
