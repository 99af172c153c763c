import { setTimeout as sleep } from "node:timers/promises";
import type { OpenCart } from "../stack/fill-shop.ts";
import type { AttemptLog } from "./attempt-log.ts";

type Answer = { atMs: number; tookMs: number; status: number; retryAfter: string | null };
type Options = {
  url: string;
  carts: OpenCart[];
  history: AttemptLog;
  clients?: number;
  /** Pause after each order. */
  pauseMs?: number;
};
export type Clients = {
  /** All responses; status 0 where there was none. */
  answers: Answer[];
  /** Waits for the orders in progress. */
  stop: () => Promise<void>;
};

const patienceMs = 5_000;
const retryMs = 150;

const numberIn = (body: unknown): string | undefined => {
  const value = body instanceof Object ? Object.getOwnPropertyDescriptor(body, "order_id")?.value : undefined;
  return typeof value === "string" ? value : undefined;
};

/**
 * Starts clients that order one cart after the other. A request with an unknown result is sent again until the result
 * is known; one client in four gives up instead, and one in ten sends it once more after the response.
 */
export function startOrderClients({ url, carts, history, clients = 20, pauseMs = 150 }: Options): Clients {
  const answers: Answer[] = [];
  let stopping = false;

  const attempt = async (client: number, { token, order }: OpenCart): Promise<boolean> => {
    history.note(client, { token, type: "invoke" });
    const beganMs = performance.now();
    const seen = (status: number, retryAfter: string | null) => {
      const atMs = performance.now();
      answers.push({ atMs, tookMs: atMs - beganMs, status, retryAfter });
    };
    try {
      const answer = await fetch(`${url}/api/v1/order?token=${token}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(order),
        signal: AbortSignal.timeout(patienceMs),
      });
      const text = await answer.text();
      const { status } = answer;
      seen(status, answer.headers.get("retry-after"));
      const number = status === 200 ? numberIn(JSON.parse(text)) : undefined;
      if (number !== undefined) history.note(client, { token, type: "ok", number });
      else if (status >= 500 || status < 300) history.note(client, { token, type: "info", why: `${status} ${text}` });
      else history.note(client, { token, type: "fail", status });
      return status < 500;
    } catch (error) {
      seen(0, null);
      history.note(client, { token, type: "info", why: error instanceof Error ? error.name : "unknown" });
      return false;
    }
  };

  const work = async (client: number) => {
    while (!stopping) {
      const cart = carts.pop();
      if (!cart) throw new Error("there are no carts left");
      const givesUp = Math.random() < 0.25;
      const asksAgain = Math.random() < 0.1;
      while (!(await attempt(client, cart)) && !givesUp) await sleep(retryMs);
      if (asksAgain) await attempt(client, cart);
      await sleep(pauseMs * (0.5 + Math.random()));
    }
  };
  const working = Array.from({ length: clients }, (_, client) => work(client));
  return {
    answers,
    stop: async () => {
      stopping = true;
      await Promise.all(working);
    },
  };
}
