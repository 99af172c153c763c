import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { idleSession } from "../test/idle-session.ts";
import { UserError } from "../user-error.ts";
import { runSteps, type Step } from "./run-steps.ts";

let printed = "";
let folder = "";
beforeEach(() => {
  printed = "";
  folder = mkdtempSync(path.join(tmpdir(), "mauzo-steps-"));
  vi.spyOn(console, "log").mockImplementation((line: string) => {
    printed += `${line}\n`;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const run = (...stages: Step[][]) => runSteps(idleSession, folder, stages);

const talks = (name: string, failed = 0): Step => ({
  name,
  run: async (_session, say) => {
    say(`${name} begins`);
    await sleep(5);
    say(`${name} ends`);
    return { passed: 2, failed };
  },
});
const breaks: Step = { name: "breaks", run: () => Promise.reject(new UserError("cannot")) };

/** A hundred tests of which these fail; retrying a file gives the result `again`. */
const tests = (files: string[], again: { passed: number; failed: number }): Step & { looks: string[] } => {
  const looks: string[] = [];
  return {
    name: "tests",
    looks,
    run: async (_session, say, file) => {
      say(file ? `again ${file}` : "all");
      if (file) looks.push(file);
      const failures = files.map((name, at) => ({ file: name, test: `test ${at}` }));
      return file ? again : { passed: 100 - files.length, failed: files.length, failures };
    },
  };
};

it("counts every step, names those that failed, and goes on after them", async () => {
  expect(await run([breaks, talks("one")], [talks("two", 3)], [talks("three")])).toBe(1);
  expect(printed).toContain("cannot");
  expect(printed).toMatch(/\d s {2}three\n/);
  expect(printed).toContain("Failed: breaks; two\n6 passed, 4 failed\n");
  expect(await run([talks("one")])).toBe(0);
});

it("does not let steps that run side by side speak into each other", async () => {
  await run([talks("one"), talks("two")]);
  expect(printed).toContain("== one\none begins\none ends\npassed in");
  expect(printed).toContain("== two\ntwo begins\ntwo ends\npassed in");
});

it("looks once more at each file with a failure, after everything else, and names what passes only then", async () => {
  const step = tests(["a.test.ts", "b.test.ts", "a.test.ts"], { passed: 5, failed: 0 });
  expect(await run([step], [talks("last")])).toBe(0);
  expect(step.looks).toEqual(["a.test.ts", "b.test.ts"]);
  expect(printed.indexOf("last ends")).toBeLessThan(printed.indexOf("again a.test.ts"));
  expect(printed).toMatch(/Unstable.*\n {2}a\.test\.ts: test 0\n {2}a\.test\.ts: test 2\n {2}b\.test\.ts: test 1\n/);
  expect(printed).toContain("102 passed, 0 failed\n");
  expect(readFileSync(path.join(folder, "tests.log"), "utf8")).toBe("all\n");
  expect(readFileSync(path.join(folder, "again", "a.test.ts.log"), "utf8")).toBe("again a.test.ts\n");
});

it("takes what fails again, or does not run again, for what it is", async () => {
  expect(await run([tests(["a.test.ts"], { passed: 5, failed: 1 })])).toBe(1);
  expect(printed).toContain("Failed: tests\n99 passed, 1 failed\n");
  expect(await run([tests(["a.test.ts"], { passed: 0, failed: 0 })])).toBe(1);
  expect(printed).not.toContain("Unstable");
});

it("puts eight failures down to chance, and nine to no chance", async () => {
  const names = Array.from({ length: 9 }, (_, at) => `${at}.test.ts`);
  expect(await run([tests(names.slice(1), { passed: 1, failed: 0 })])).toBe(0);
  const nine = tests(names, { passed: 1, failed: 0 });
  expect(await run([nine])).toBe(1);
  expect(nine.looks).toEqual([]);
  expect(printed).toContain("9 tests failed. More than 8 are not put down to chance.\n");
});
