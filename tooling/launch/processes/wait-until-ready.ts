import { get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { UserError } from "../user-error.ts";
import type { Running } from "./program.ts";

function statusOf(url: string): Promise<number> {
  return new Promise((resolve) => {
    // A keep-alive connection would delay the server's own shutdown.
    const request = get(url, { agent: false, headers: { connection: "close" }, timeout: 20_000 }, (response) => {
      response.resume();
      response.on("close", () => resolve(response.statusCode ?? 0));
    });
    request.on("timeout", () => request.destroy());
    request.on("error", () => resolve(0));
  });
}

/** Waits until every address responds with a status below 400. @throws when the program ends or after two minutes. */
export async function waitUntilReady(running: Running, urls: string[]): Promise<void> {
  const giveUpAt = Date.now() + 120_000;
  for (const url of urls) {
    for (;;) {
      const status = await statusOf(url);
      if (status > 0 && status < 400) break;
      if (running.hasEnded()) throw new UserError(`${running.name} ended while starting:\n${running.lastLines()}`);
      if (Date.now() > giveUpAt)
        throw new UserError(`${running.name} answers ${status || "nothing"} at ${url}:\n${running.lastLines()}`);
      await sleep(50);
    }
  }
}
