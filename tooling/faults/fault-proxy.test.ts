import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type FaultProxy, openFaultProxy, type Watch } from "./fault-proxy.ts";

let echo: Server;
let served: Socket[];
let proxy: FaultProxy;
let watch: Watch;
beforeEach(async () => {
  served = [];
  watch = () => true;
  echo = createServer((socket) => {
    served.push(socket);
    socket.on("error", () => undefined).pipe(socket);
  }).listen(0, "127.0.0.1");
  await once(echo, "listening");
  const address = echo.address();
  const port = typeof address === "object" ? address?.port : 0;
  proxy = await openFaultProxy(`tcp://127.0.0.1:${port}`, {
    slowMs: 200,
    watch:
      () =>
      (...seen) =>
        watch(...seen),
  });
});
afterEach(async () => {
  for (const socket of served) socket.destroy();
  await proxy.close();
  echo.close();
});

/** Opens a connection through the proxy and records what it receives and how it ends. */
async function dial() {
  const { port } = new URL(proxy.through("tcp://127.0.0.1:1"));
  const socket = connect(Number(port), "127.0.0.1");
  const state = { heard: "", ended: "" };
  socket.on("data", (bytes) => {
    state.heard += bytes.toString();
  });
  socket.on("error", (error) => {
    state.ended = "code" in error ? String(error.code) : error.message;
  });
  socket.on("close", () => {
    state.ended ||= "closed";
  });
  await once(socket, "connect");
  return { state, say: (text: string) => socket.write(text) };
}

describe("a proxy that breaks", () => {
  it("carries both ways, and ends one side with the other", async () => {
    const { state, say } = await dial();
    say("a");
    await expect.poll(() => state.heard).toBe("a");
    served[0]?.destroy();
    await expect.poll(() => state.ended).toBe("closed");
  });

  it("refused: cuts what is there and turns away what comes", async () => {
    const before = await dial();
    proxy.set("refused");
    await expect.poll(() => before.state.ended).toBe("closed");
    const after = await dial();
    await expect.poll(() => after.state.ended).not.toBe("");
    expect(served).toHaveLength(1);
    proxy.set("none");
    const again = await dial();
    again.say("c");
    await expect.poll(() => again.state.heard).toBe("c");
  });

  it("silent: what is sent waits, on old connections and new ones", async () => {
    const before = await dial();
    before.say("a");
    await expect.poll(() => before.state.heard).toBe("a");
    proxy.set("silent");
    const after = await dial();
    before.say("b");
    after.say("c");
    await sleep(100);
    expect([before.state, after.state]).toEqual([
      { heard: "a", ended: "" },
      { heard: "", ended: "" },
    ]);
    proxy.set("none");
    await expect.poll(() => [before.state.heard, after.state.heard]).toEqual(["ab", "c"]);
  });

  it("half open: the server is gone and nobody is told", async () => {
    const { state, say } = await dial();
    say("a");
    await expect.poll(() => state.heard).toBe("a");
    const gone = once(served[0] ?? echo, "close");
    proxy.set("halfOpen");
    await gone;
    say("b");
    const after = await dial();
    after.say("c");
    await sleep(100);
    expect([state, after.state]).toEqual([
      { heard: "a", ended: "" },
      { heard: "", ended: "" },
    ]);
  });

  it("reset: at the first bytes", async () => {
    proxy.set("reset");
    const { state, say } = await dial();
    await sleep(50);
    expect(state.ended).toBe("");
    say("a");
    await expect.poll(() => state.ended).toBe("ECONNRESET");
  });

  it("slow: every answer later, none before another", async () => {
    proxy.set("slow");
    const { state, say } = await dial();
    say("a");
    await sleep(150);
    expect(state.heard).toBe("");
    proxy.set("none");
    say("b");
    await expect.poll(() => state.heard).toBe("ab");
  });

  it("drops what its watch does not allow", async () => {
    watch = (bytes, from) => from === "server" || bytes.toString() !== "b";
    const { state, say } = await dial();
    say("b");
    await sleep(50);
    say("c");
    await expect.poll(() => state.heard).toBe("c");
  });
});
