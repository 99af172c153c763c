import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Session } from "../processes/session.ts";
import { Refusal } from "../refusal.ts";
import { runSteps, type Step } from "./steps.ts";

const session: Session = {
  defer: () => {},
  follow: () => () => {},
  isStopping: () => false,
  end: () => Promise.reject(new Error("not here")),
};

let printed = "";
beforeEach(() => {
  printed = "";
  vi.spyOn(console, "log").mockImplementation((line: string) => {
    printed += `${line}\n`;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const talks = (name: string, failed = 0): Step => ({
  name,
  run: async (_session, say) => {
    say(`${name} begins`);
    await sleep(5);
    say(`${name} ends`);
    return { passed: 2, failed };
  },
});
const breaks: Step = { name: "breaks", run: () => Promise.reject(new Refusal("cannot")) };

it("counts every step, names those that failed, and goes on after them", async () => {
  expect(await runSteps(session, [[breaks, talks("one")], [talks("two", 3)], [talks("three")]])).toBe(1);
  expect(printed).toContain("cannot");
  expect(printed).toMatch(/\d s {2}three\n/);
  expect(printed).toContain("Failed: breaks; two\n6 passed, 4 failed\n");
  expect(await runSteps(session, [[talks("one")]])).toBe(0);
});

it("does not let steps that run side by side speak into each other", async () => {
  await runSteps(session, [[talks("one"), talks("two")]]);
  expect(printed).toContain("== one\none begins\none ends\npassed in");
  expect(printed).toContain("== two\ntwo begins\ntwo ends\npassed in");
});
