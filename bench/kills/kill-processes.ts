import { setTimeout as sleep } from "node:timers/promises";
import { startOrderClients } from "../load/order-clients.ts";
import { openOrderTestShop } from "../load/order-test-shop.ts";
import type { Program } from "../stack/processes.ts";
import { type Moment, makeFailpoints, moments } from "./failpoints.ts";

export type KillsOfProcesses = {
  kills: number;
  atMoments: Record<string, number>;
  orders: number;
  unknown: number;
  refused: number;
  faults: string[];
  jobsDoneMs: number | undefined;
};
type Options = {
  /** How many kills at a random moment. */
  random: number;
  /** How many kills at each of these points of an order. */
  each: number;
  at?: readonly Moment[];
  /** Longest time between two random kills. */
  longestMs: number;
  carts: number;
  /** Whether to wait for the jobs that a killed process had started. */
  waitsForJobs: boolean;
};

/** Kills one of two API processes with `kill -9`, again and again, while 20 clients order. */
export async function killProcesses({
  random,
  each,
  at = moments,
  longestMs,
  carts,
  waitsForJobs,
}: Options): Promise<KillsOfProcesses> {
  const programs: (() => Program)[] = [];
  const killed = new WeakSet<Program>();
  const end = (member: number) => {
    const program = programs[member]?.();
    if (!program || killed.has(program)) return false;
    killed.add(program);
    program.kill("SIGKILL");
    return true;
  };
  const failpoints = makeFailpoints(end);
  const market = await openOrderTestShop({ carts }, failpoints.watch);
  const { members, url } = market.fleet;
  programs.push(...members.map(({ program }) => program));
  const restarts: Promise<void>[] = [];
  const atMoments: Record<string, number> = {};
  const allServe = async () => {
    const isDown = () => members.some(({ program }) => killed.has(program()));
    while (isDown() || market.fleet.balancer.readyCount() < members.length) await sleep(20);
  };
  const revive = (member: number) => restarts.push(members[member]?.restart() ?? Promise.resolve());
  try {
    const clients = startOrderClients({ url, carts: market.carts, history: market.history });
    await sleep(1_000);
    for (let round = 0; round < each; round++) {
      for (const moment of at) {
        await allServe();
        revive(await failpoints.arm(moment));
        atMoments[moment] = (atMoments[moment] ?? 0) + 1;
      }
    }
    for (let kill = 0; kill < random; kill++) {
      await sleep(500 + Math.random() * (longestMs - 500));
      const member = kill % members.length;
      while (!end(member)) await sleep(20);
      revive(member);
    }
    await Promise.all(restarts);
    await clients.stop();
    const jobsDoneMs = waitsForJobs ? await market.jobsDone() : undefined;
    const { orders, faults } = await market.verdict();
    const count = (type: string) => market.history.events.filter((event) => event.type === type).length;
    return {
      kills: restarts.length,
      atMoments,
      orders,
      unknown: count("info"),
      refused: count("fail"),
      faults,
      jobsDoneMs,
    };
  } finally {
    await market.stop();
  }
}
