import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { countOfPlaywright, countOfVitest } from "./test-counts.ts";

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

it("counts tests of vitest, and what no single test is to blame for beside them", () => {
  const failures = [{ file: "a.test.ts", test: "adds" }];
  expect(countOfVitest(written({ passed: 7, failures, errors: 1 }), 1)).toEqual({ passed: 7, failed: 2, failures });
});

it("counts stories of Playwright, and files that did not load beside them", () => {
  const spec = (title: string, ok: boolean) => ({ title, ok, file: "a.spec.ts" });
  const suites = [{ specs: [spec("sells", true)], suites: [{ specs: [spec("pays", false)] }] }];
  const report = written({ stats: { expected: 5 }, suites, errors: [{ message: "does not load" }] });
  const failures = [{ file: "a.spec.ts", test: "pays" }];
  expect(countOfPlaywright(report, 1)).toEqual({ passed: 5, failed: 2, failures });
});

it("never takes a run that ended badly for a good one", () => {
  expect(countOfVitest(written({ passed: 3 }), 1)).toMatchObject({ passed: 3, failed: 1 });
  expect(countOfPlaywright(path.join(folder, "absent.json"), 1)).toMatchObject({ passed: 0, failed: 1 });
});
