import { LiveEvent } from "@mauzo/contract/events";
import type { Stack } from "./stack.ts";

/** Somebody listening to /events: what came, and when the stream ended. */
export async function listen({ url }: Stack, token: string) {
  const controller = new AbortController();
  const response = await fetch(`${url}/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: controller.signal,
  });
  const heard: LiveEvent[] = [];
  let buffer = "";
  const ended = (async () => {
    for await (const chunk of response.body ?? []) {
      buffer += Buffer.from(chunk).toString();
      const blocks = buffer.split("\n\n");
      buffer = blocks.pop() ?? "";
      for (const block of blocks)
        if (block.startsWith("data: ")) heard.push(LiveEvent.parse(JSON.parse(block.slice("data: ".length))));
    }
  })().catch(() => undefined);
  return { status: response.status, headers: response.headers, heard, ended, stop: () => controller.abort() };
}
