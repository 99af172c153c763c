import { randomUUID } from "node:crypto";
import { LiveEvent } from "@mauzo/contract/shop/events";
import type { Stack } from "./stack.ts";

/** Waits until the API has received all earlier notifications: they arrive in the order of their commits. */
const waitForEarlierEvents = ({ db, deps }: Stack) =>
  new Promise<void>((resolve, reject) => {
    const shop = randomUUID();
    const send = () =>
      void db.query("select pg_notify('live', $1)", [JSON.stringify({ shop, topic: "shop", id: shop })]).catch(reject);
    const stop = deps.live.subscribe(shop, {
      onEvent(event) {
        if (!event) return send();
        stop();
        resolve();
      },
      onEnd: () => reject(new Error("nobody hears any more")),
    });
    send();
  });

/** Listens to /events from here on: what came, and when the stream ended. */
export async function openEventStream(stack: Stack, token: string) {
  await waitForEarlierEvents(stack);
  const controller = new AbortController();
  const response = await fetch(`${stack.url}/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: controller.signal,
  });
  const heard: LiveEvent[] = [];
  const told = { gaps: 0, retryMs: 0, text: "" };
  let buffer = "";
  const ended = (async () => {
    for await (const chunk of response.body ?? []) {
      const text = Buffer.from(chunk).toString();
      told.text += text;
      buffer += text;
      const blocks = buffer.split("\n\n");
      buffer = blocks.pop() ?? "";
      for (const block of blocks) {
        if (block.startsWith("data: ")) heard.push(LiveEvent.parse(JSON.parse(block.slice("data: ".length))));
        if (block.startsWith("event: gap")) told.gaps += 1;
        if (block.startsWith("retry: ")) told.retryMs = Number(block.slice("retry: ".length));
      }
    }
  })().catch(() => undefined);
  return { status: response.status, headers: response.headers, heard, told, ended, stop: () => controller.abort() };
}
