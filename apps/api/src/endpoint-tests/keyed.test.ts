import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { endpoints } from "../../test/endpoints.ts";
import { type FullShop, openFullShop } from "../../test/full-shop.ts";
import { makePicture } from "../../test/picture-uploads.ts";
import { addressOf, makeSampleRequests, sendSample } from "../../test/sample-requests.ts";
import { openShop, type Stack, startStack } from "../../test/stack.ts";

/** `pnpm bench:keyed` sends 200 of each, and measures how long a neighbour's reads take meanwhile. */
const calls = inject("keyedCalls");
const isBench = calls >= 200;
const tookMs: number[] = [];

// Many times as many calls as both processes together have connections.
const connections = isBench ? 4 : 2;
let stack: Stack;
let other: Stack;
let shop: FullShop;
let neighbour: string;
beforeAll(async () => {
  stack = await startStack({ connections });
  other = await startStack({ beside: stack, connections });
  shop = await openFullShop(stack, "Langu");
  neighbour = (await openShop(stack)).slug;
});
afterAll(async () => {
  const [median, slowest] = [tookMs.toSorted((a, b) => a - b)[Math.floor(tookMs.length / 2)], Math.max(...tookMs)];
  if (isBench)
    process.stdout.write(`a neighbour's read: median ${median?.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms\n`);
  await other.stop();
  await stack.stop();
});

const isKeyed = ({ endpoint: { method, access } }: (typeof endpoints)[number]) =>
  method === "POST" && access !== "public" && access !== "signedIn";

it.each(endpoints.filter(isKeyed))(
  "$name, many at once with a key each: nobody waits for a connection that others wait for",
  async ({ endpoint }) => {
    const sampleOf = await makeSampleRequests(stack, shop);
    const file = endpoint.takesFile && new Uint8Array(await makePicture(40, 30).jpeg().toBuffer());
    const ask = async (index: number) => {
      const to = index % 2 ? stack : other;
      const sample = sampleOf(endpoint);
      const headers = { ...sample.headers, "idempotency-key": randomUUID() };
      if (!file) return (await sendSample(to, endpoint, { ...sample, headers }, shop.token)).status;
      const answer = await fetch(to.url + addressOf(endpoint, sample), {
        method: "POST",
        headers: { authorization: `Bearer ${shop.token}`, ...headers, "content-type": "application/octet-stream" },
        body: file,
      });
      await answer.text();
      return answer.status;
    };
    const look = async () => {
      const startedAt = performance.now();
      const { status } = await stack.call("GET", `/public/shops/${neighbour}`);
      tookMs.push(performance.now() - startedAt);
      return status;
    };
    const asked = Array.from({ length: calls }, (_, index) => ask(index));
    const looks = [await look(), await look()];
    expect((await Promise.all(asked)).filter((status) => status >= 500)).toEqual([]);
    expect(looks).toEqual([200, 200]);
  },
);
