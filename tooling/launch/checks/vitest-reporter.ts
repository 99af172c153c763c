import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import type { Failure } from "./run-steps.ts";

/** Vitest's own JSON report leaves out uncaught errors, and files whose set-up failed. */
export default class VitestReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]) {
    const files = modules.map((module) => ({
      file: path.relative(process.cwd(), module.moduleId),
      ms: Math.round(module.diagnostic().duration),
      tests: [...module.children.allTests()].map((test) => ({
        test: test.fullName,
        state: test.result().state,
        ms: Math.round(test.diagnostic()?.duration ?? 0),
      })),
      isFailed: module.state() === "failed",
    }));
    const failures = files.flatMap(({ file, tests, isFailed }): Failure[] => {
      const failed = tests.filter(({ state }) => state === "failed");
      if (isFailed && failed.length === 0) return [{ file, test: "the file itself" }];
      return failed.map(({ test }) => ({ file, test }));
    });
    const passed = files.flatMap(({ tests }) => tests).filter(({ state }) => state === "passed").length;
    const report = { passed, failures, errors: unhandled.length, files };
    writeFileSync(process.env.VITEST_REPORT ?? "", JSON.stringify(report));
  }
}
