import { describe, expect, it } from "vitest";
import { checkOutage, checkOverload, type Outage } from "./check-outage.ts";
import { goals, overloadGoals } from "./goals.ts";
import type { Overload } from "./run-overload.ts";
import type { SentRequest } from "./traffic.ts";

const ask = (kind: SentRequest["kind"], sentMs: number, change: Partial<SentRequest> = {}): SentRequest => ({
  ...{ kind, sentMs, tookMs: 20, status: 200, hasRetryAfter: false },
  ...change,
});
const refused = { status: 503, hasRetryAfter: true };
const whole = { numbers: ["N"], orders: 1, lines: 1, moved: 1, facts: 1, closed: 1 };
const nothing = { numbers: [], orders: 0, lines: 0, moved: 0, facts: 0, closed: 0 };

/** An outage from 10 s to 70 s that went as promised. */
const good: Outage = {
  trouble: { name: "refused", stops: ["list", "order"], ready: "no" },
  beganMs: 10_000,
  endedMs: 70_000,
  asked: [
    ask("list", 5_000),
    ask("order", 9_000, { cart: "a" }),
    ask("cart", 11_000, refused),
    ask("list", 20_000, refused),
    ask("order", 20_000, { ...refused, cart: "b" }),
    ask("readyz", 20_000, refused),
    ask("livez", 20_000),
    ask("list", 71_000, refused),
    ask("list", 72_000),
    ask("readyz", 72_000),
  ],
  left: [
    { cart: "a", ...whole },
    { cart: "b", ...nothing },
  ],
  settled: [
    { cart: "a", ...whole },
    { cart: "b", ...whole },
  ],
  strays: 0,
  openJobs: 0,
  sameProcess: true,
};
const plus = (...more: SentRequest[]) => ({ ...good, asked: [...good.asked, ...more] });

describe("the judge of an outage", () => {
  it("finds nothing where all is as promised", () => {
    expect(checkOutage(good, goals)).toEqual([]);
  });

  it.each<[string, Outage, string]>([
    ["a 500", plus(ask("list", 30_000, { status: 500 })), "500"],
    ["a 404", plus(ask("cart", 30_000, { status: 404 })), "404"],
    ["a 503 without Retry-After", plus(ask("list", 30_000, { status: 503 })), "without Retry-After"],
    ["a 503 after 3.5 s", plus(ask("list", 30_000, { ...refused, tookMs: 3_500 })), "refused after 3500 ms"],
    ["no answer", plus(ask("list", 30_000, { status: 0 })), "no answer"],
    ["an answer of 31 s", plus(ask("list", 30_000, { tookMs: 31_000 })), "31000 ms old"],
    ["what needs no database refused", plus(ask("livez", 30_000, refused)), "livez"],
    ["refused before the trouble", plus(ask("list", 8_000, refused)), "before anything happened"],
    ["refused for long after it", plus(ask("list", 76_000, refused)), "normal after 6000 ms"],
    ["refused what the trouble does not stop", plus(ask("cart", 30_000, refused)), "cart, 20.0 s in: refused"],
    ["ready while it lasts", plus(ask("readyz", 30_000)), "ready"],
    ["slow afterwards", plus(ask("list", 73_000, { tookMs: 900 })), "lists take 900 ms"],
    ["an order lost", { ...good, left: [{ cart: "a", ...nothing }] }, "lost"],
    ["an order without its fact", { ...good, left: [{ cart: "a", ...whole, facts: 0 }] }, "not whole"],
    ["an order without its lines", { ...good, left: [{ cart: "b", ...whole, lines: 0.5 }] }, "not whole"],
    ["stock taken twice", { ...good, left: [{ cart: "a", ...whole, moved: 2 }] }, "not whole"],
    ["an order twice", { ...good, settled: [{ cart: "a", ...whole, orders: 2 }] }, "not once"],
    ["an order that is never placed", { ...good, settled: [{ cart: "a", ...nothing }] }, "not once"],
    ["an order of no known cart", { ...good, settled: [] }, "no trace"],
    ["stock that left without an order", { ...good, strays: 1 }, "belong to no order"],
    ["jobs that stay undone", { ...good, openJobs: 2 }, "not done"],
    ["another process", { ...good, sameProcess: false }, "another one"],
    ["a trouble that nobody felt", { ...good, trouble: { ...good.trouble, stops: ["held"] } }, "not felt"],
    ["always ready", { ...good, asked: good.asked.filter(({ kind }) => kind !== "readyz") }, "always ready"],
  ])("finds %s", (_, outage, words) => {
    expect(checkOutage(outage, goals)).toContainEqual(expect.stringContaining(words));
  });
});

const calm: Overload = {
  answers: [ask("held", 0), ask("held", 0, { ...refused, tookMs: 1_800 })],
  livez: { calmMs: 5, crowdMs: 50, failed: 0 },
  backMs: 100,
  left: { traces: [{ cart: "a", ...whole }], backMs: 100 },
  connections: 10,
  busy: 0,
};

describe("the judge of a crowd", () => {
  it("finds nothing where all is as promised", () => {
    expect(checkOverload(calm, overloadGoals)).toEqual([]);
  });

  it.each<[string, Partial<Overload>, string]>([
    ["a 500", { answers: [ask("held", 0), ask("held", 0, { status: 500 })] }, "neither served nor sent away"],
    ["a 503 without Retry-After", { answers: [ask("held", 0), ask("held", 0, { status: 503 })] }, "neither served"],
    ["everybody sent away", { answers: [ask("held", 0, refused)] }, "nobody was served"],
    ["sent away late", { answers: [ask("held", 0), ask("held", 0, { ...refused, tookMs: 2_100 })] }, "after 2100 ms"],
    ["a /livez that waits", { livez: { ...calm.livez, crowdMs: 101 } }, "/livez takes 101 ms"],
    ["a /livez that fails", { livez: { ...calm.livez, failed: 1 } }, "not alive"],
    ["nobody served for long", { backMs: 2_001 }, "back to normal"],
    ["connections that leak", { left: { ...calm.left, backMs: 30_000 } }, "who left come back"],
    ["a connection too many", { connections: 11 }, "11 connections"],
    ["a connection held by nobody", { busy: 1 }, "not free"],
    ["half an order", { left: { ...calm.left, traces: [{ cart: "a", ...whole, facts: 0 }] } }, "not whole"],
  ])("finds %s", (_, change, words) => {
    expect(checkOverload({ ...calm, ...change }, overloadGoals)).toContainEqual(expect.stringContaining(words));
  });
});
