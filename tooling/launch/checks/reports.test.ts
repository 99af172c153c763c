import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { countOfPlaywright, countOfVitest } from "./reports.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "mauzo-reports-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function written(report: object): string {
  const file = path.join(folder, "report.json");
  writeFileSync(file, JSON.stringify(report));
  return file;
}

it("counts tests of vitest, and a file that did not load as one failure", () => {
  const broken = { status: "failed", assertionResults: [] };
  const failed = { status: "failed", assertionResults: [{ status: "failed" }] };
  const report = { numPassedTests: 7, numFailedTests: 1, testResults: [broken, failed] };
  expect(countOfVitest(written(report), 1)).toEqual({ passed: 7, failed: 2 });
});

it("counts stories of Playwright, a few second tries that passed among the passed", () => {
  const stats = { expected: 5, flaky: 1, unexpected: 2, skipped: 1 };
  expect(countOfPlaywright(written({ stats }), 1)).toEqual({ passed: 6, failed: 2 });
  expect(countOfPlaywright(written({ stats: { expected: 5, flaky: 3 } }), 0)).toEqual({ passed: 5, failed: 3 });
});

it("never takes a run that ended badly for a good one", () => {
  expect(countOfVitest(written({ numPassedTests: 3 }), 1)).toEqual({ passed: 3, failed: 1 });
  expect(countOfPlaywright(path.join(folder, "absent.json"), 1)).toEqual({ passed: 0, failed: 1 });
});
