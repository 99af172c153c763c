import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, type Stack, siteUrl, startStack } from "../../test/stack.ts";
import { createApp } from "../app.ts";
import { readWaitingFacts, readWaitingJobs, readWaitingWork } from "../db/watching/waiting-work.ts";
import { type Metrics, openMetrics } from "./open-metrics.ts";
import { serveMetrics } from "./serve-metrics.ts";
import { watchCalls } from "./watch-calls.ts";

let stack: Stack;
let metrics: Metrics;
beforeAll(async () => {
  stack = await startStack();
  metrics = openMetrics(stack.deps.log);
  metrics.watchPool("requests", stack.pool);
  metrics.watchWork("work", () => readWaitingWork(stack.pool));
  metrics.watchWork("jobs", () => readWaitingJobs(stack.pool));
  metrics.watchWork("facts", () => readWaitingFacts(stack.pool));
});
afterAll(() => stack.stop());

/** The value of a line, by its name and labels. */
const metric = (text: string, line: string) =>
  Number(
    text
      .split("\n")
      .find((each) => each.startsWith(`${line} `))
      ?.slice(line.length + 1) ?? Number.NaN,
  );

describe("the metrics of a process", () => {
  it("count requests by their pattern: no address, which may be a secret, is a label", async () => {
    const app = createApp({ ...stack.deps, observeRequest: metrics.observeRequest });
    const secret = "kiungo-cha-siri-0123456789";
    const env = { incoming: { socket: { remoteAddress: "127.0.0.1" } } };
    await app.request(`/balances/${secret}`, {}, env);
    await app.request("/livez", {}, env);
    await app.request(`/hakuna/${secret}`, {}, env);
    const text = await metrics.text();
    expect(text).not.toContain(secret);
    expect(text).toMatch(/mauzo_request_seconds_count\{method="GET",route="\/balances\/:link",status="404"\} 1/);
    expect(metric(text, 'mauzo_request_seconds_count{method="GET",route="/livez",status="200"}')).toBe(1);
  });

  it("tell what waits in all shops, how long, and nothing of whose it is", async () => {
    const [one, other] = [await openShop(stack), await openShop(stack)];
    await stack.db.query(
      `insert into compliance_cases (shop_id, state, submitted_at)
       select id, 'submitted', now() - interval '1 hour' from unnest($1::uuid[]) id`,
      [[one.shopId, other.shopId]],
    );
    const body = { email: one.email };
    await stack.call("POST", "/auth/forgot-password", { body, headers: { origin: siteUrl } });
    const text = await metrics.text();
    expect(text).not.toContain(one.shopId);
    expect(metric(text, 'mauzo_waiting{source="work",kind="compliance"}')).toBe(2);
    expect(metric(text, 'mauzo_oldest_seconds{source="work",kind="compliance"}')).toBeGreaterThanOrEqual(3_600);
    // A mail that nobody has sent, and shops that no subscriber has heard of: there is no worker here.
    expect(metric(text, 'mauzo_waiting{source="jobs",kind="forgot-password"}')).toBe(1);
    const waiting = await readWaitingFacts(stack.pool);
    const told = waiting.map(({ kind }) => metric(text, `mauzo_waiting{source="facts",kind="${kind}"}`));
    expect(told).toEqual(waiting.map((subscriber) => subscriber.waiting));
    expect(Math.max(...told)).toBeGreaterThanOrEqual(2);

    await stack.db.query("update compliance_cases set state = 'draft', submitted_at = null");
    // What no longer waits has no line: its last value would be taken for true.
    expect(metric(await metrics.text(), 'mauzo_waiting{source="work",kind="compliance"}')).toBeNaN();
  });

  it("leave out what could not be read, and say so", async () => {
    const told: unknown[] = [];
    const partly = openMetrics({ warn: (...given: unknown[]) => void told.push(...given) });
    partly.watchWork("work", () => Promise.reject(new Error("the database is away")));
    partly.watchWork("jobs", async () => [{ kind: "send-invite", waiting: 3, oldestSeconds: 4 }]);
    const text = await partly.text();
    expect(metric(text, 'mauzo_unread_work_total{source="work"}')).toBe(1);
    expect(metric(text, 'mauzo_waiting{source="jobs",kind="send-invite"}')).toBe(3);
    expect(told).toContainEqual(expect.objectContaining({ source: "work" }));
  });

  it("time what outside services take, by the names of those that are known", async () => {
    const calls: { provider: string; status: string }[] = [];
    const server = createServer((_, response) => response.writeHead(418).end()).listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    const origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
    const stop = watchCalls(new Map([[origin, "beem"]]), ({ provider, status }) => calls.push({ provider, status }));
    await (await fetch(`${origin}/v1/send?siri=1`)).text();
    await fetch("http://127.0.0.1:1/").catch(() => undefined);
    stop();
    server.close();
    expect(calls).toContainEqual({ provider: "beem", status: "418" });
    expect(calls.filter(({ provider }) => provider === "beem")).toHaveLength(1);
  });

  it("are served at one address and to nobody else", async () => {
    const server = serveMetrics(metrics, { host: "127.0.0.1", port: 0 }, stack.deps.log);
    await once(server, "listening");
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
    const [good, other, posted] = await Promise.all([
      fetch(`${url}/metrics`),
      fetch(`${url}/`),
      fetch(`${url}/metrics`, { method: "POST" }),
    ]);
    expect([good.status, other.status, posted.status]).toEqual([200, 404, 404]);
    expect(await good.text()).toContain('mauzo_pool_connections{pool="requests",state="busy"}');
    expect((await stack.call("GET", "/metrics")).status).toBe(404);
    server.close();
  });
});

const operations = new URL("../../../../operations/", import.meta.url);

describe("the alert rules and the dashboard", () => {
  it("name only metrics that there are", async () => {
    const there = new Set([...(await metrics.text()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
    for (const file of ["alerts.yaml", "dashboard.json"]) {
      const named =
        (await readFile(new URL(file, operations), "utf8")).match(/\b(?:mauzo|nodejs|process)_[a-z_]+\b/g) ?? [];
      const bases = named.map((name) => name.replace(/_(?:bucket|count|sum)$/, ""));
      expect(bases.filter((name) => !there.has(name) && !there.has(`${name}_total`))).toEqual([]);
      expect(bases.length).toBeGreaterThan(5);
    }
  });

  it("lead to a page for each alarm, and no page is left over", async () => {
    const rules = await readFile(new URL("alerts.yaml", operations), "utf8");
    const named = new Set([...rules.matchAll(/runbook: (\S+\.md)/g)].map(([, path]) => path?.split("/").at(-1)));
    expect(named.size).toBeGreaterThanOrEqual(12);
    expect([...named].toSorted()).toEqual(
      (await readdir(new URL("../docs/operations/alarms/", operations))).toSorted(),
    );
  });
});
