import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { createAdaptorServer } from "@hono/node-server";
import { createApp } from "@mauzo/sandbox/app";
import { Clock } from "@mauzo/sandbox/clock";

type Callback = { url: string; headers: Headers; body: string };

/** The providers of mobile money at an address, with a clock that only moves when it is told, and what they call back. */
export async function openPaymentSandbox() {
  const clock = new Clock({ now: () => Date.UTC(2026, 0, 5, 8), wake: () => () => {} });
  const callbacks: Callback[] = [];
  const app = createApp({
    clock,
    fetch: async (url, { headers, body }) => {
      callbacks.push({ url, headers: new Headers(headers), body: String(body) });
      return new Response("");
    },
  });
  const server = createAdaptorServer({ fetch: app.fetch });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const bound = server.address();
  const address = `http://127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}`;

  const ask = async (path: string, body?: unknown) => {
    const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    return JSON.parse(await (await fetch(`${address}/_payments${path}`, init)).text());
  };
  /** Until the provider has made the push. */
  const pushed = async (reference: string): Promise<void> => {
    const isThere = ({ reference: one }: { reference: string }) => one === reference;
    for (let left = 400; left > 0; left--) {
      if ((await ask("/pushes")).some(isThere)) return;
      await sleep(5);
    }
    throw new Error(`nothing was asked for ${reference}`);
  };
  return {
    address,
    callbacks,
    ask,
    pushed,
    now: () => clock.now(),
    move: (seconds: number) => clock.move(seconds * 1000),
    choose: (reference: string, choice: string) => ask(`/pushes/${reference}`, { choice }),
    close: () => server.close(),
  };
}
export type PaymentSandbox = Awaited<ReturnType<typeof openPaymentSandbox>>;

let count = 0;
/** A reference that was never used, of the greatest length. */
export const newReference = () => `MAUZO${String(++count).padStart(15, "0")}`;
