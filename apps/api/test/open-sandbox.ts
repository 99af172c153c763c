import { once } from "node:events";
import { createAdaptorServer } from "@hono/node-server";
import { createApp } from "@mauzo/sandbox/app";
import { Clock } from "@mauzo/sandbox/clock";

type Callback = { url: string; headers: Headers; body: string };

/** The stand-ins at an address, with a clock that only moves when it is told, and what they call back. */
export async function openSandbox() {
  const clock = new Clock({ now: () => Date.UTC(2026, 0, 5, 8), wake: () => () => {} });
  const callbacks: Callback[] = [];
  let deliver: (callback: Callback) => Promise<Response> = async () => new Response("");
  const app = createApp({
    clock,
    fetch: async (url, { headers, body }) => {
      const callback = { url, headers: new Headers(headers), body: String(body) };
      callbacks.push(callback);
      return deliver(callback);
    },
  });
  const server = createAdaptorServer({ fetch: app.fetch });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const bound = server.address();
  const address = `http://127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}`;

  /** What the control has to say below a path, such as `/_payments`. */
  const askBelow = (start: string) => async (path: string, body?: unknown) => {
    const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    return JSON.parse(await (await fetch(`${address}${start}${path}`, init)).text());
  };
  return {
    address,
    callbacks,
    /** Takes what is called back at once, before whoever asked has an answer. */
    deliverBy: (how: typeof deliver) => {
      deliver = how;
    },
    askBelow,
    now: () => clock.now(),
    move: (seconds: number) => clock.move(seconds * 1000),
    close: () => server.close(),
  };
}
