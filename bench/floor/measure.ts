import { Agent, request } from "node:http";
import type { Server, SideBySide } from "./servers.ts";

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** One request; anything but 200 is an error. */
export function send(url: string, { token, body }: { token?: string; body?: object } = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { "content-type": "application/json" }),
    };
    const sent = request(url, { agent, method: body ? "POST" : "GET", headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () => {
        const text = Buffer.concat(chunks).toString();
        if (answer.statusCode === 200) resolve(text);
        else reject(new Error(`${url}: ${answer.statusCode} ${text}`));
      });
    });
    sent.on("error", reject);
    sent.end(body && JSON.stringify(body));
  });
}

type Cost = { node: number; postgres: number };
type Case = { name: string; goal: number; share: number; run: (server: Server, both: SideBySide) => Promise<unknown> };
export type Result = { name: string; goal: number; floor: Cost; api: Cost; ratio: number };

const pick = <T>(list: T[]): T | undefined => list[Math.floor(Math.random() * list.length)];

export const cases: Case[] = [
  {
    name: "20 products with their variants",
    goal: 2.2,
    share: 1,
    run: ({ url }, { token }) => send(`${url}/products`, { token }),
  },
  {
    name: "one product",
    goal: 3,
    share: 3,
    run: ({ url }, { token, productIds }) => send(`${url}/products/${pick(productIds)}`, { token }),
  },
  {
    name: "a search among all products",
    goal: 2.3,
    share: 1,
    run: ({ url }, { token, productIds }) =>
      send(
        `${url}/products?search=${encodeURIComponent(`Kikoi ${1 + Math.floor(Math.random() * productIds.length)}`)}`,
        {
          token,
        },
      ),
  },
  {
    name: "an order: the link opened, then ordered",
    goal: 3,
    share: 0.4,
    run: async ({ url }, { nextCart }) => {
      const { token, order } = nextCart();
      const address = `${url}/api/v1/order?token=${token}`;
      await send(address);
      return send(address, { body: order });
    },
  },
];

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function round(server: Server, both: SideBySide, { run }: Case, requests: number): Promise<Cost> {
  let left = requests;
  const before = await server.cpuMs();
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (left-- > 0) await run(server, both);
    }),
  );
  const after = await server.cpuMs();
  return { node: (after.node - before.node) / requests, postgres: (after.postgres - before.postgres) / requests };
}

const total = ({ node, postgres }: Cost) => node + postgres;

/**
 * CPU milliseconds a request of both servers, measured in short rounds in turn, so that what else the machine does
 * weighs on both. The ratio is the median of the rounds' ratios.
 */
export async function measure(both: SideBySide, each: Case, rounds: number, perRound: number): Promise<Result> {
  const requests = Math.round(perRound * each.share);
  const taken: { floor: Cost; api: Cost }[] = [];
  for (let number = -1; number < rounds; number++) {
    const pair = {
      floor: await round(both.floor, both, each, requests),
      api: await round(both.api, both, each, requests),
    };
    // The first is to warm up.
    if (number >= 0) taken.push(pair);
  }
  const middle = (side: "floor" | "api") => ({
    node: median(taken.map((pair) => pair[side].node)),
    postgres: median(taken.map((pair) => pair[side].postgres)),
  });
  const ratio = median(taken.map(({ floor, api }) => total(api) / total(floor)));
  return { name: each.name, goal: each.goal, floor: middle("floor"), api: middle("api"), ratio };
}
