import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import type { Network, Purses } from "./purses.ts";

/** What a phone shows: who asks for how much. */
export type Prompt = { id: string; msisdn: string; merchant: string; amount: number; network: Network };

/** What is asked on the phones in the browser, as it happens. */
export function prompts(purses: Purses): Hono {
  const app = new Hono();
  app.get("/events", (c) => {
    c.header("Cache-Control", "no-store");
    return streamSSE(c, async (stream) => {
      const send = () => {
        const asked = purses
          .promptsOf()
          .map(({ id, msisdn, merchant, amount, network }): Prompt => ({ id, msisdn, merchant, amount, network }));
        void stream.writeSSE({ event: "prompts", data: JSON.stringify(asked) });
      };
      send();
      const stop = purses.listen(send);
      await new Promise<void>((done) => stream.onAbort(done));
      stop();
    });
  });
  return app;
}
