import { Agent, request } from "node:http";
import { cursorAt } from "../stack/cursor-at.ts";
import type { Both, Server, SideBySide } from "./servers.ts";

const clients = 16;
const agent = new Agent({ keepAlive: true, maxSockets: clients });

/** Sends one request and throws on anything but 200. */
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
type Run<B> = (server: Server, both: B) => Promise<unknown>;
type Case<B> = {
  name: string;
  goal: number;
  share: number;
  run: Run<B>;
  /** The API request to compare with, where it is not the same request to the baseline. */
  beside?: Run<B>;
};
export type Result = {
  name: string;
  goal: number;
  floor: Cost;
  api: Cost;
  ratio: number;
  /** Requests per second, as a share of the baseline's. */
  rate: number;
};

const firstOrders: Run<SideBySide> = ({ url }, { token }) => send(`${url}/orders`, { token });

const pick = <T>(list: T[]): T | undefined => list[Math.floor(Math.random() * list.length)];

export const cases: Case<SideBySide>[] = [
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
  { name: "20 orders", goal: 2.4, share: 1, run: firstOrders },
  {
    name: "20 orders a thousand pages on, beside the first 20",
    goal: 1.1,
    share: 1,
    run: ({ url }, { token, orderIds }) =>
      send(`${url}/orders?cursor=${cursorAt("placed_desc", orderIds.at(-21))}`, { token }),
    beside: firstOrders,
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

type Round = Cost & { ms: number };
async function round<B>(server: Server, both: B, run: Run<B>, requests: number): Promise<Round> {
  // Servers close idle connections, and this server may not have been used for a while.
  agent.destroy();
  let left = requests;
  const beganMs = performance.now();
  const before = await server.cpuMs();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (left-- > 0) await run(server, both);
    }),
  );
  const ms = performance.now() - beganMs;
  const after = await server.cpuMs();
  return { node: (after.node - before.node) / requests, postgres: (after.postgres - before.postgres) / requests, ms };
}

const msText = (value: number) => value.toFixed(2);
const costText = ({ node, postgres }: Cost) => `${msText(node)} + ${msText(postgres)}`;
/** A result as a row of a table: both costs, their ratio, its goal, and how many requests a second of the baseline's. */
export const rowOf = ({ name, floor, api, ratio, goal, rate }: Result): string =>
  `| ${name} | ${costText(floor)} | ${costText(api)} | ${msText(ratio)} × | ${goal} × | ${msText(rate)} × |`;

const total = ({ node, postgres }: Cost) => node + postgres;

/**
 * CPU milliseconds per request of both servers, measured in short alternating rounds so that other load on the machine
 * affects both. The ratio is the median of the rounds' ratios.
 */
export async function measure<B extends Both>(
  both: B,
  each: Case<B>,
  rounds: number,
  perRound: number,
): Promise<Result> {
  const requests = Math.round(perRound * each.share);
  const taken: { floor: Round; api: Round }[] = [];
  for (let number = -1; number < rounds; number++) {
    const pair = {
      floor: await round(each.beside ? both.api : both.floor, both, each.beside ?? each.run, requests),
      api: await round(both.api, both, each.run, requests),
    };
    // Round -1 is the warm-up.
    if (number >= 0) taken.push(pair);
  }
  const middle = (side: "floor" | "api") => ({
    node: median(taken.map((pair) => pair[side].node)),
    postgres: median(taken.map((pair) => pair[side].postgres)),
  });
  const ratio = median(taken.map(({ floor, api }) => total(api) / total(floor)));
  const rate = median(taken.map(({ floor, api }) => floor.ms / api.ms));
  return { name: each.name, goal: each.goal, floor: middle("floor"), api: middle("api"), ratio, rate };
}
