import { get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { Refusal } from "../refusal.ts";
import type { Running } from "./program.ts";

function statusOf(url: string): Promise<number> {
  return new Promise((resolve) => {
    // A kept-alive connection would hold up the server's own shutdown.
    const request = get(url, { agent: false, headers: { connection: "close" }, timeout: 20_000 }, (response) => {
      response.resume();
      response.on("close", () => resolve(response.statusCode ?? 0));
    });
    request.on("timeout", () => request.destroy());
    request.on("error", () => resolve(0));
  });
}

/** Waits until every address answers below 400. @throws when the program ends or two minutes pass. */
export async function untilReady(running: Running, urls: string[]): Promise<void> {
  const giveUpAt = Date.now() + 120_000;
  for (const url of urls) {
    for (;;) {
      const status = await statusOf(url);
      if (status > 0 && status < 400) break;
      if (running.hasEnded()) throw new Refusal(`${running.name} ended while starting:\n${running.lastLines()}`);
      if (Date.now() > giveUpAt)
        throw new Refusal(`${running.name} answers ${status || "nothing"} at ${url}:\n${running.lastLines()}`);
      await sleep(50);
    }
  }
}
