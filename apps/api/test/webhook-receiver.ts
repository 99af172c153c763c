import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { expect } from "vitest";
import { openWebhookSender } from "../src/modules/developers/deliveries/open-webhook-sender.ts";
import type { Stack } from "./stack.ts";

type Received = { path: string; headers: IncomingHttpHeaders; body: string };
type Answer = number | ((response: ServerResponse) => void);

/** A server of a shop's own, on this machine: what it got, and what it answers from now on. */
export async function openReceiver() {
  const received: Received[] = [];
  const answers = new Map<string, Answer>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const path = request.url ?? "";
    received.push({ path, headers: request.headers, body: Buffer.concat(chunks).toString() });
    const answer = answers.get(path) ?? 204;
    if (typeof answer === "number") response.writeHead(answer).end();
    else answer(response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    received,
    port,
    origin: `http://127.0.0.1:${port}`,
    /** What it got at a path. */
    at: (path: string) => received.filter((each) => each.path === path),
    answer: (path: string, answer: Answer) => void answers.set(path, answer),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Senders of a stack, with a clock that a test moves and without chance. */
export function openTestWebhooks({ pool, deps }: Pick<Stack, "pool" | "deps">, random = 0.5) {
  let moment = new Date();
  const { sealedValues, emitFact, webhooks } = deps;
  const log = { warn: () => undefined, error: (entry: unknown) => expect.fail(JSON.stringify(entry)) };
  const sender = openWebhookSender({
    ...{ pool, webhooks, sealedValues, emitFact, log },
    now: () => moment,
    random: () => random,
  });
  return {
    ...{ sender, now: () => moment },
    pass: (ms: number) => {
      moment = new Date(moment.getTime() + ms);
    },
    /** Sends what is due by now; what was written just now, by the clock of the database, is. */
    sendDue: () => {
      moment = new Date(Math.max(moment.getTime(), Date.now() + 50));
      return sender.sendDue();
    },
  };
}
