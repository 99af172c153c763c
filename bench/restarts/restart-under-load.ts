import { setTimeout as sleep } from "node:timers/promises";
import { startListeners } from "../load/listeners.ts";
import { openMarket } from "../load/market.ts";
import { startOrderClients } from "../load/order-clients.ts";

export type RestartsUnderLoad = {
  restarts: number;
  orders: number;
  /** What was pushed to 10 visitors who listen meanwhile. */
  pushed: number;
  slowestExitMs: number;
  faults: string[];
};
type Options = { restarts: number; carts: number };

/** One of two processes after the other is told to stop and started again, while 20 clients order and 10 visitors listen. */
export async function restartUnderLoad({ restarts, carts }: Options): Promise<RestartsUnderLoad> {
  const market = await openMarket({ carts });
  const { fleet, history } = market;
  const exits: number[] = [];
  const badEnds: string[] = [];
  try {
    const clients = startOrderClients({ url: fleet.url, carts: market.carts, history });
    const listeners = await startListeners({ url: fleet.url, db: market.db, token: market.token });
    await sleep(1_000);
    for (let restart = 0; restart < restarts; restart++) {
      const member = fleet.members[restart % fleet.members.length];
      if (!member) break;
      const program = member.program();
      const toldMs = performance.now();
      program.kill("SIGTERM");
      if (restart % 2 === 1) program.kill("SIGTERM");
      const end = await program.ended;
      exits.push(performance.now() - toldMs);
      if (end !== 0) badEnds.push(`a process told to stop ended with ${end}`);
      await member.restart();
      while (fleet.balancer.readyCount() < fleet.members.length) await sleep(50);
    }
    await clients.stop();
    const heard = await listeners.stop();
    const { orders, faults } = await market.verdict();
    const failed = clients.answers.filter(({ status }) => status !== 200);
    return {
      restarts,
      orders,
      pushed: heard.pushed,
      slowestExitMs: Math.max(...exits),
      faults: [...faults, ...heard.faults, ...badEnds, ...failed.map((answer) => `answered ${JSON.stringify(answer)}`)],
    };
  } finally {
    await market.stop();
  }
}
