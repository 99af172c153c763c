import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { countRows, type OpenedShop } from "../../../test/market.ts";
import { drawn, filesOf } from "../../../test/pictures.ts";
import { openShop, type Stack, startStack } from "../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
let api: ChildProcess | undefined;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
});
afterAll(async () => {
  api?.kill("SIGKILL");
  await stack.stop();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}

/** The API as shops run it: a process of its own, on the stack's database and folder. */
async function startApi(): Promise<{ process: ChildProcess; url: string }> {
  const port = await freePort();
  api = spawn(process.execPath, ["src/main.ts"], {
    cwd: new URL("../../../", import.meta.url),
    env: {
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      APP_DATABASE_URL: stack.appUrl,
      AUTH_SECRET: "a secret of at least thirty-two characters",
      DATA_DIR: stack.folder,
      API_PORT: String(port),
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), { timeout: 60_000 });
  return { process: api, url };
}

describe("an API killed in the middle of an upload", () => {
  it("leaves no row, and not a byte once it runs again", { timeout: 150_000 }, async () => {
    const jpeg = await drawn(900, 900).jpeg().toBuffer();
    const { process: first, url } = await startApi();
    const sent = request(`${url}/media/uploads?name=a`, {
      method: "POST",
      headers: { authorization: `Bearer ${shop.token}`, "content-length": jpeg.length },
    });
    const broken = once(sent, "error");
    sent.write(jpeg.subarray(0, jpeg.length / 2));
    await vi.waitFor(async () => expect(await filesOf(stack)).toHaveLength(1), { timeout: 10_000 });
    first.kill("SIGKILL");
    await Promise.all([once(first, "exit"), broken]);
    // What nobody could tidy up is still there.
    expect(await filesOf(stack)).toHaveLength(1);
    await startApi();
    expect(await filesOf(stack)).toEqual([]);
    expect(await countRows(stack, "media")).toBe(0);
  });
});
