import { once } from "node:events";
import { createServer } from "node:net";
import { expect, it } from "vitest";
import { freePort, portState } from "./ports.ts";

it.each(["127.0.0.1", "0.0.0.0"])("sees that another program listens on %s", async (host) => {
  const port = await freePort();
  expect(await portState(port)).toBe("free");
  const other = createServer().listen(port, host);
  await once(other, "listening");
  expect(await portState(port)).toBe("taken");
  other.close();
});
