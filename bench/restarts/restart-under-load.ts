import { setTimeout as sleep } from "node:timers/promises";
import { startChatListeners } from "../load/chat-listeners.ts";
import { startOrderClients } from "../load/order-clients.ts";
import { openOrderTestShop } from "../load/order-test-shop.ts";

export type RestartsUnderLoad = {
  restarts: number;
  orders: number;
  /** Messages pushed to the 10 visitors who were listening. */
  pushed: number;
  slowestExitMs: number;
  faults: string[];
};
type Options = { restarts: number; carts: number };

/** Stops and starts two processes in turn, while 20 clients order and 10 visitors listen. */
export async function restartUnderLoad({ restarts, carts }: Options): Promise<RestartsUnderLoad> {
  const market = await openOrderTestShop({ carts });
  const { fleet, history } = market;
  const exits: number[] = [];
  const badEnds: string[] = [];
  try {
    const clients = startOrderClients({ url: fleet.url, carts: market.carts, history });
    const listeners = await startChatListeners({ url: fleet.url, db: market.db, token: market.token });
    await sleep(1_000);
    for (let restart = 0; restart < restarts; restart++) {
      const member = fleet.members[restart % fleet.members.length];
      if (!member) break;
      const program = member.program();
      const signalMs = performance.now();
      program.kill("SIGTERM");
      if (restart % 2 === 1) program.kill("SIGTERM");
      const end = await program.ended;
      exits.push(performance.now() - signalMs);
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
