import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startApiProcess } from "../../../../test/api-process.ts";
import { filesOf, makePicture } from "../../../../test/picture-uploads.ts";
import { countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

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

async function startApi() {
  const started = await startApiProcess(stack);
  api = started.process;
  return started;
}

describe("an API killed in the middle of an upload", () => {
  it("leaves no row, and not a byte once it runs again", { timeout: 150_000 }, async () => {
    const jpeg = await makePicture(900, 900).jpeg().toBuffer();
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
    // What nobody could clean up is still there.
    expect(await filesOf(stack)).toHaveLength(1);
    await startApi();
    expect(await filesOf(stack)).toEqual([]);
    expect(await countRows(stack, "media")).toBe(0);
  });
});
