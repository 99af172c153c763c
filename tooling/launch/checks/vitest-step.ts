import { rmSync } from "node:fs";
import path from "node:path";
import { startProgram } from "../processes/program.ts";
import { plainEnvironment } from "../stack/environment.ts";
import { root } from "../stack/settings.ts";
import { countOfVitest } from "./reports.ts";
import type { Step } from "./steps.ts";

/** Every *.test file, or those of the projects named: `!@mauzo/api` leaves out what starts a database. */
export function vitestStep(name: string, projects: string[] = []): Step {
  return {
    name,
    run: async (session) => {
      const report = path.join(root, ".data", "test", "vitest.json");
      rmSync(report, { force: true });
      const running = startProgram(session, {
        name,
        cwd: root,
        file: process.execPath,
        args: [
          path.join("node_modules", "vitest", "vitest.mjs"),
          ...["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
          ...projects.map((project) => `--project=${project}`),
        ],
        env: { ...plainEnvironment(), NODE_ENV: "test", ...(process.stdout.isTTY ? {} : { NO_COLOR: "1" }) },
        onLine: (line) => console.log(line),
      });
      return countOfVitest(report, await running.ended);
    },
  };
}
