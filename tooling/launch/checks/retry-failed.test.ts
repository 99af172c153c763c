import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { root } from "../stack/settings.ts";
import { idleSession } from "../test/idle-session.ts";
import { runStories } from "./e2e-step.ts";
import { runSteps, type Step } from "./run-steps.ts";
import { vitestStep } from "./vitest-step.ts";

vi.setConfig({ testTimeout: 60_000 });

let printed = "";
let folder = "";
beforeEach(() => {
  printed = "";
  vi.spyOn(console, "log").mockImplementation((line: string) => {
    printed += `${line}\n`;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Writes a folder of tests inside the repository, so that they find the test runner as its own tests do. */
function write(within: string, files: Record<string, string>) {
  const parent = path.join(root, within);
  mkdirSync(parent, { recursive: true });
  folder = mkdtempSync(path.join(parent, "tests-"));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
}

/** The code of a test that fails the first time it runs. */
const failsOnce = `
  const ran = new URL("ran-" + String(COUNT), import.meta.url);
  const before = existsSync(ran);
  writeFileSync(ran, "");
  expect(before, "fails at first").toBe(true);
`;
const failOnce = (count: number) =>
  Array.from({ length: count }, (_, at) => `test("unstable ${at}", () => {${failsOnce.replace("COUNT", `${at}`)}});`);
const files = 'import { existsSync, writeFileSync } from "node:fs";';

const unit: Step = {
  name: "Units",
  run: (...at) => vitestStep("Units", { folder, reportFolder: folder }).run(...at),
};
const units = (tests: Record<string, string>) =>
  write("tooling/launch/node_modules/.second-look", { ...tests, "vitest.config.mjs": "export default {}" });
const vitest = `${files} import { expect, test } from "vitest";`;

const story: Step = {
  name: "Stories",
  run: (session, say, again) =>
    runStories(session, say, { folder, reportFolder: path.join(folder, "reports"), env: {}, ...(again && { again }) }),
};
const stories = (tests: Record<string, string>) =>
  write("e2e/test-results/second-look", {
    ...tests,
    "package.json": '{ "type": "module" }',
    "playwright.config.ts": 'export default { reporter: [["list"], ["json"]] };',
  });
const playwright = `${files} import { expect, test } from "@playwright/test";`;

const run = (step: Step) => runSteps(idleSession, path.join(folder, "logs"), [[step]]);

it("tells an unstable test of vitest from one that fails", async () => {
  units({ "a.test.ts": [vitest, ...failOnce(1), 'test("stable", () => {});'].join("\n") });
  expect(await run(unit)).toBe(0);
  expect(printed).toMatch(/\n {2}a\.test\.ts: unstable 0\n2 passed, 0 failed\n/);
  expect(readFileSync(path.join(folder, "logs", "units.log"), "utf8")).toContain("fails at first");
  writeFileSync(path.join(folder, "b.test.ts"), `${vitest} test("wrong sum", () => expect(1 + 1).toBe(3));`);
  expect(await run(unit)).toBe(1);
  expect(printed).toContain("2 passed, 1 failed\n");
});

it("fails for nine unstable tests, a file that does not load, a set-up that fails and an error nobody caught", async () => {
  units({ "a.test.ts": [vitest, ...failOnce(9)].join("\n") });
  expect(await run(unit)).toBe(1);
  for (const broken of [
    'throw new Error("does not load")',
    'import { beforeAll } from "vitest"; beforeAll(() => { throw new Error("no set-up"); }); test("one", () => {});',
    'test("one", () => { setTimeout(() => { throw new Error("nobody caught"); }); return new Promise((done) => setTimeout(done, 50)); });',
  ]) {
    writeFileSync(path.join(folder, "a.test.ts"), `${vitest} ${broken}`);
    expect(await run(unit), broken).toBe(1);
  }
});

it("tells an unstable story from one that fails, and from a file that does not load", async () => {
  stories({
    "art.spec.ts": `${playwright} ${failOnce(1)}`,
    // Its name ends with the other's: the retry must not run it.
    "cart.spec.ts": `${playwright} test("stable", () => {});`,
  });
  expect(await run(story)).toBe(0);
  expect(printed).toMatch(/\n {2}art\.spec\.ts: unstable 0\n2 passed, 0 failed\n/);
  expect(readFileSync(path.join(folder, "logs", "again", "art.spec.ts.log"), "utf8")).toContain("Running 1 test");
  writeFileSync(path.join(folder, "cart.spec.ts"), `${playwright} test("dead", () => expect(1).toBe(2));`);
  expect(await run(story)).toBe(1);
  expect(printed).toContain("1 passed, 1 failed\n");
  writeFileSync(path.join(folder, "cart.spec.ts"), 'throw new Error("does not load");');
  expect(await run(story)).toBe(1);
});
