import { Failure } from "@mauzo/contract/shared";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { makeCallers } from "../../test/callers.ts";
import { endpoints } from "../../test/endpoints.ts";
import { openFullShop } from "../../test/full-shop.ts";
import type { FullShop } from "../../test/full-shop-type.ts";
import { malformedRequest, mutateSample, seededRandom } from "../../test/mutate-requests.ts";
import { addressOf, makeSampleRequests, type SampleRequest } from "../../test/sample-requests.ts";
import { type Stack, startStack } from "../../test/stack.ts";

const requests = inject("fuzzRequests");
const inside = /\bat \w+.*:\d+:\d+|node_modules|select |insert into|violates|syntax error|\.ts\b|pg_|PostgreSQL/i;

let stack: Stack;
let shop: FullShop;
beforeAll(async () => {
  stack = await startStack();
  shop = await openFullShop(stack, "fujo");
});
afterAll(() => stack.stop());

/** Says what is wrong with a response; undefined when it is fine. */
function complaint(status: number, type: string, text: string): string | undefined {
  if (status >= 500) return String(status);
  if (status < 400) return undefined;
  if (!type.startsWith("application/json")) return `${status} as ${type}`;
  const parsed = Failure.safeParse(JSON.parse(text));
  if (!parsed.success) return `${status} in another shape: ${text.slice(0, 200)}`;
  // The cart in a 409 repeats what shops and customers wrote, hostile or not.
  const words = JSON.stringify(parsed.data.detail);
  return inside.test(words) ? `${status} tells of the inside: ${words}` : undefined;
}

const isHeader = (value: string) => {
  try {
    return new Headers({ x: value }).has("x");
  } catch {
    return false;
  }
};

it(`${requests} requests made from the schemas and bent: none breaks it`, { timeout: 3_600_000 }, async () => {
  const rejections: unknown[] = [];
  const onRejection = (reason: unknown) => rejections.push(reason);
  process.on("unhandledRejection", onRejection);
  const seed = Date.now() % 1_000_000;
  const random = seededRandom(seed);
  const sampleOf = await makeSampleRequests(stack, shop, mutateSample(random));
  const admin = makeCallers(stack, shop, shop).find(({ name }) => name === "an admin");
  const complaints: string[] = [];
  const statuses = new Map<number, number>();
  const rssBefore = process.memoryUsage().rss;

  async function one(index: number, bearer: Record<string, string>) {
    const each = endpoints[index % endpoints.length];
    // A password hash costs fifty times the rest: fewer of those.
    if (!each || (/sign-up|log-in/.test(each.name) && random() > 0.2)) return;
    const { name, endpoint } = each;
    const sample: SampleRequest = sampleOf(endpoint);
    const { text, headers } = malformedRequest(random);
    const own = { ...(random() < 0.9 && bearer), ...sample.headers, ...headers };
    const body = endpoint.body && (text ?? JSON.stringify(sample.body));
    const controller = new AbortController();
    const response = await fetch(stack.url + addressOf(endpoint, sample), {
      method: endpoint.method,
      headers: {
        ...(body !== undefined && { "content-type": "application/json" }),
        ...Object.fromEntries(Object.entries(own).filter(([, value]) => isHeader(value))),
      },
      ...(body !== undefined && { body }),
      // An answer that leads elsewhere is an answer.
      redirect: "manual",
      signal: controller.signal,
    });
    const type = response.headers.get("content-type") ?? "";
    const answer = type.startsWith("text/event-stream") ? "" : await response.text();
    controller.abort();
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    const problem = complaint(response.status, type, answer);
    if (problem)
      complaints.push(`${name}: ${problem}, given ${JSON.stringify({ ...sample, body: body?.slice(0, 600), own })}`);
  }

  for (let start = 0; start < requests; start += 25) {
    // Some of the requests log out: a new session each time.
    const bearer = (await admin?.makeHeaders()) ?? {};
    await Promise.all(Array.from({ length: 25 }, (_, offset) => one(start + offset, bearer)));
  }
  await new Promise((resolve) => setTimeout(resolve, 50));
  process.off("unhandledRejection", onRejection);
  const grown = Math.round((process.memoryUsage().rss - rssBefore) / 1_000_000);
  console.error(`fuzz: seed ${seed}, ${JSON.stringify(Object.fromEntries(statuses))}, memory +${grown} MB`);

  expect(complaints.slice(0, 10)).toEqual([]);
  expect(rejections).toEqual([]);
  expect(Reflect.get({}, "polluted")).toBeUndefined();
  // The fuzz reaches the handlers: a good part is accepted, a good part refused.
  const share = (low: number, high: number) =>
    [...statuses].reduce((sum, [status, count]) => sum + (status >= low && status < high ? count : 0), 0) / requests;
  expect(share(200, 300)).toBeGreaterThan(0.1);
  expect(share(422, 423)).toBeGreaterThan(0.1);
  expect((await stack.call("GET", "/readyz")).status).toBe(200);
});
