import { rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { startProgram } from "../processes/program.ts";
import { plainEnvironment } from "../stack/environment.ts";
import { root } from "../stack/settings.ts";
import type { Step } from "./run-steps.ts";
import { countOfVitest } from "./test-counts.ts";

type Choice = {
  /** The projects to run, all by default; `!@mauzo/api` leaves out the one that starts a database. */
  projects?: string[];
  /** The share of runs for heavy property tests: see PROPERTY_SHARE in CONTRIBUTING.md. */
  propertyShare?: number;
  /** The folders of the tests and the report, for testing this step. */
  folder?: string;
  reportFolder?: string;
};

const vitest = path.join(root, "node_modules", "vitest", "vitest.mjs");
const reporter = fileURLToPath(new URL("vitest-reporter.ts", import.meta.url));

/** Runs the *.test files of the repository. */
export function vitestStep(
  name: string,
  { projects = [], propertyShare = 1, folder = root, reportFolder = path.join(root, ".data", "test") }: Choice = {},
): Step {
  return {
    name,
    run: async (session, say, again) => {
      const report = path.join(reportFolder, again ? "vitest-again.json" : "vitest.json");
      rmSync(report, { force: true });
      const running = startProgram(session, {
        name,
        cwd: folder,
        file: process.execPath,
        args: [
          vitest,
          // No test file changes a module, so two workers can share the modules they loaded: a new worker for every
          // file takes twice as long.
          ...[
            "run",
            "--no-isolate",
            "--maxWorkers=2",
            // On a busy machine, what a test waits for comes late.
            "--testTimeout=240000",
            "--hookTimeout=60000",
            "--reporter=default",
            `--reporter=${reporter}`,
          ],
          ...projects.map((project) => `--project=${project}`),
          ...(again ? [again] : []),
        ],
        env: {
          ...plainEnvironment(),
          NODE_ENV: "test",
          VITEST_REPORT: report,
          // The API is started about thirty times: each start uses the code that an earlier one compiled.
          NODE_COMPILE_CACHE: path.join(root, ".data", "test", "compiled"),
          PROPERTY_SHARE: String(propertyShare),
          ...(process.stdout.isTTY ? {} : { NO_COLOR: "1" }),
        },
        onLine: say,
      });
      return countOfVitest(report, await running.ended);
    },
  };
}
