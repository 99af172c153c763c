import { readFileSync } from "node:fs";
import type { Count } from "./steps.ts";

function entriesOf(value: unknown): Map<string, unknown> {
  return new Map(typeof value === "object" && value !== null ? Object.entries(value) : []);
}

function numberIn(entries: Map<string, unknown>, name: string): number {
  const value = entries.get(name);
  return typeof value === "number" ? value : 0;
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** A run that ended badly has failed even where its report names no test: a file may not have loaded at all. */
function judged(count: Count, exitCode: number): Count {
  return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/** @param file what vitest's JSON reporter wrote. */
export function countOfVitest(file: string, exitCode: number): Count {
  const report = entriesOf(readReport(file));
  const suites = report.get("testResults");
  const unloaded = (Array.isArray(suites) ? suites : [])
    .map(entriesOf)
    .filter((suite) => suite.get("status") === "failed" && entriesOf(suite.get("assertionResults")).size === 0);
  const failed = numberIn(report, "numFailedTests") + unloaded.length;
  return judged({ passed: numberIn(report, "numPassedTests"), failed }, exitCode);
}

/** Of some three hundred stories, how many a busy machine may let pass only at their second try. */
const mostFlaky = 2;

/** @param file what Playwright's JSON reporter wrote. */
export function countOfPlaywright(file: string, exitCode: number): Count {
  const stats = entriesOf(entriesOf(readReport(file)).get("stats"));
  const flaky = numberIn(stats, "flaky");
  const [passing, failing] = flaky > mostFlaky ? [0, flaky] : [flaky, 0];
  return judged(
    { passed: numberIn(stats, "expected") + passing, failed: numberIn(stats, "unexpected") + failing },
    exitCode,
  );
}
