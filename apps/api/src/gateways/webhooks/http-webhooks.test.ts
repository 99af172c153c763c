import { once } from "node:events";
import { createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openReceiver } from "../../../test/webhook-receiver.ts";
import { httpWebhooks } from "./http-webhooks.ts";

let receiver: Awaited<ReturnType<typeof openReceiver>>;
beforeAll(async () => {
  receiver = await openReceiver();
});
afterAll(() => receiver.close());

const never = new AbortController().signal;
const publicAddress = { address: "8.8.8.8", family: 4 };
const inside = { address: "127.0.0.1", family: 4 };
/** What the door to the outside says of an address: at create, and when something is sent. */
async function outcomesOf(url: string, resolve = async () => [inside]) {
  const webhooks = httpWebhooks({ trusted: [], own: ["https://mauzo.example"], resolve, timeoutMs: 2_000 });
  return [await webhooks.isPublic(url), await webhooks.post({ url, headers: {}, body: "{}" }, never)];
}

describe("an address that is not one of the public internet", () => {
  it.each([
    ...["http://example.com/", "https://user:pass@example.com/", "https://example.com:22/", "https://mauzo.example/"],
    ...[
      "https://127.0.0.1",
      "https://127.1",
      "https://2130706433",
      "https://0x7f.1",
      "https://0177.0.0.1",
      "https://0",
    ],
    ...[
      "https://10.0.0.1",
      "https://172.16.0.1",
      "https://192.168.1.1",
      "https://169.254.169.254",
      "https://100.64.0.1",
    ],
    ...["https://192.0.2.1", "https://198.18.0.1", "https://198.51.100.1", "https://203.0.113.1", "https://224.0.0.1"],
    ...["https://255.255.255.255", "https://[::1]", "https://[::]", "https://[::7f00:1]", "https://[::ffff:127.0.0.1]"],
    ...["https://[64:ff9b::7f00:1]", "https://[64:ff9b:1::1]", "https://[2002:7f00:1::]", "https://[2001::1]"],
    ...["https://[fc00::1]", "https://[fe80::1]", "https://[fec0::1]", "https://[2001:db8::1]", "https://[5f00::1]"],
    ...["https://localhost", "https://localhost.", "https://inside.example"],
  ])("%s: is refused before and as it is sent, as if nobody were there", async (address) => {
    const url = address.startsWith("https://127.0.0.1") ? `https://127.0.0.1:${receiver.port}` : address;
    expect(await outcomesOf(url)).toEqual([false, { problem: "unreachable" }]);
    expect(receiver.received).toEqual([]);
  });

  it("is one of several that a name has", async () => {
    const outcomes = await outcomesOf("https://both.example", async () => [publicAddress, inside]);
    expect(outcomes).toEqual([false, { problem: "unreachable" }]);
  });

  it("comes after it was checked: what is connected to is what was looked up for it", async () => {
    const answers = [[publicAddress], [inside]];
    const url = `https://later.example:${receiver.port}`;
    expect(await outcomesOf(url, async () => answers.shift() ?? [inside])).toEqual([true, { problem: "unreachable" }]);
    expect(receiver.received).toEqual([]);
  });
});

it("takes public names and addresses", async () => {
  const { isPublic } = httpWebhooks({ trusted: [], own: [], resolve: async () => [publicAddress] });
  for (const url of [
    "https://example.com",
    "https://8.8.8.8",
    "https://[2606:4700::1111]",
    "https://example.com:8443/x",
  ])
    expect([url, await isPublic(url)]).toEqual([url, true]);
});

describe("an answer", () => {
  const post = (path: string, timeoutMs = 2_000) =>
    httpWebhooks({ trusted: [receiver.origin], own: [], timeoutMs }).post(
      { url: receiver.origin + path, headers: { "webhook-id": "x" }, body: '{"a":1}' },
      never,
    );

  it("is its status, its headers, and the beginning of its body", async () => {
    receiver.answer("/ok", (response) => response.writeHead(201, { server: "duka" }).end("sawa\0"));
    expect(await post("/ok")).toMatchObject({ status: 201, headers: { server: "duka" }, body: "sawa\uFFFD" });
    expect(receiver.at("/ok")).toMatchObject([{ body: '{"a":1}', headers: { "webhook-id": "x" } }]);
  });

  it("that leads elsewhere is not followed", async () => {
    receiver.answer("/away", (response) => response.writeHead(302, { location: `${receiver.origin}/there` }).end());
    expect(await post("/away")).toMatchObject({ status: 302 });
    expect(receiver.at("/there")).toEqual([]);
  });

  it("that never ends is read for a while only", async () => {
    receiver.answer("/flood", (response) => {
      response.writeHead(200);
      const flood = () => {
        while (response.write("x".repeat(65_536)) && !response.destroyed);
      };
      response.on("drain", flood);
      flood();
    });
    expect(await post("/flood")).toMatchObject({ status: 200, body: "x".repeat(16_384) });
    receiver.answer("/drip", (response) => response.writeHead(200).write("."));
    expect(await post("/drip", 200)).toMatchObject({ status: 200, body: "." });
  });

  it("that does not come is a problem with a name", async () => {
    receiver.answer("/hang", () => undefined);
    receiver.answer("/cut", (response) => response.destroy());
    expect(await post("/hang", 200)).toEqual({ problem: "timeout" });
    expect(await post("/cut")).toEqual({ problem: "cut" });
    const closed = httpWebhooks({ trusted: ["http://127.0.0.1:1"], own: [] });
    expect(await closed.post({ url: "http://127.0.0.1:1/", headers: {}, body: "" }, never)).toEqual({
      problem: "unreachable",
    });
    const origin = receiver.origin.replace("http:", "https:");
    const unsafe = httpWebhooks({ trusted: [origin], own: [] });
    expect(await unsafe.post({ url: origin, headers: {}, body: "" }, never)).toEqual({ problem: "tls" });
  });

  it.each([
    ["another protocol", "HTTP/1.1 101 Switching Protocols\r\nUpgrade: chat\r\nConnection: Upgrade\r\n\r\n"],
    ["the end of the connection", ""],
  ])("is not %s: that settles at once", async (_, text) => {
    const server = createServer((socket) => {
      socket.on("error", () => undefined);
      socket.once("data", () => (text === "" ? socket.end() : socket.write(text)));
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    const origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
    const webhooks = httpWebhooks({ trusted: [origin], own: [] });
    expect(await webhooks.post({ url: origin, headers: {}, body: "" }, never)).toEqual({ problem: "cut" });
    server.close();
  });

  it("is not waited for by a process that stops", async () => {
    const stopping = new AbortController();
    const sent = httpWebhooks({ trusted: [receiver.origin], own: [] }).post(
      { url: `${receiver.origin}/hang`, headers: {}, body: "" },
      stopping.signal,
    );
    stopping.abort();
    await expect(sent).rejects.toThrow();
  });
});
