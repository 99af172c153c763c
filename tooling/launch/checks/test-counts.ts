import { readFileSync } from "node:fs";
import type { Count, Failure } from "./run-steps.ts";

function entriesOf(value: unknown): Map<string, unknown> {
  return new Map(typeof value === "object" && value !== null ? Object.entries(value) : []);
}

function listIn(entries: Map<string, unknown>, name: string): Map<string, unknown>[] {
  const value = entries.get(name);
  return (Array.isArray(value) ? value : []).map(entriesOf);
}

function numberIn(entries: Map<string, unknown>, name: string): number {
  const value = entries.get(name);
  return typeof value === "number" ? value : 0;
}

function readReport(file: string): Map<string, unknown> {
  try {
    return entriesOf(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return new Map();
  }
}

/**
 * A run with a bad exit code counts as failed even if its report names no test. Errors outside a test, such as uncaught
 * ones, are added to the failures and never retried.
 */
function judged(exitCode: number, passed: number, failures: Failure[], errors: number): Count {
  const failed = failures.length + errors;
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed, failures };
}

/** @param file the report written by `vitest-reporter.ts`. */
export function countOfVitest(file: string, exitCode: number): Count {
  const report = readReport(file);
  return judged(exitCode, numberIn(report, "passed"), failuresIn(report), numberIn(report, "errors"));
}

function failuresIn(report: Map<string, unknown>): Failure[] {
  return listIn(report, "failures").map((entry) => ({ file: `${entry.get("file")}`, test: `${entry.get("test")}` }));
}

/** @param file the report of Playwright's JSON reporter. Its errors are files that did not load: then no story ran. */
export function countOfPlaywright(file: string, exitCode: number): Count {
  const report = readReport(file);
  const passed = numberIn(entriesOf(report.get("stats")), "expected");
  return judged(exitCode, passed, listIn(report, "suites").flatMap(storiesThatFailed), listIn(report, "errors").length);
}

function storiesThatFailed(suite: Map<string, unknown>): Failure[] {
  const own = listIn(suite, "specs")
    .filter((spec) => spec.get("ok") !== true)
    .map((spec) => ({ file: `${spec.get("file")}`, test: `${spec.get("title")}` }));
  return [...own, ...listIn(suite, "suites").flatMap(storiesThatFailed)];
}
