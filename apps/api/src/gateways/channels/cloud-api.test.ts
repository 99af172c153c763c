import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { cloudApi } from "./cloud-api.ts";

type Asked = { method: string; path: string; authorization: string | undefined; body: string };
let server: Server;
let other: Server;
let [baseUrl, otherUrl] = ["", ""];
let asked: Asked[] = [];
let askedElsewhere = 0;
let answer: (request: IncomingMessage, response: ServerResponse) => void;

const listen = async (made: Server) => {
  made.listen(0, "127.0.0.1");
  await once(made, "listening");
  const address = made.address();
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
};
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = "", url = "", headers } = request;
    asked.push({ method, path: url, authorization: headers.authorization, body: Buffer.concat(chunks).toString() });
    answer(request, response);
  });
  other = createServer((_, response) => {
    askedElsewhere++;
    response.end("{}");
  });
  [baseUrl, otherUrl] = [await listen(server), await listen(other)];
});
afterAll(() => {
  server.close();
  other.close();
});
beforeEach(() => {
  [asked, askedElsewhere] = [[], 0];
});

const json =
  (status: number, body: unknown) =>
  (_: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  };
const token = "EAAG-the-secret-token";
const number = { phoneNumberId: "100000000000001", token };
const open = () => cloudApi({ baseUrl, version: "v25.0", mediaHosts: ["files.example"] });
const send = () =>
  open().send(number, { to: { phone: "+255712345678" }, part: { kind: "text", text: "Habari" } }, "our-id");

describe("sending", () => {
  it("asks for exactly what the provider documents, with our id and the token in a header", async () => {
    answer = json(200, {
      ...{ messaging_product: "whatsapp", contacts: [{ input: "+255712345678", wa_id: "255712345678" }] },
      messages: [{ id: "wamid.X" }],
    });
    expect(await send()).toEqual({ result: "accepted", externalId: "wamid.X", waId: "255712345678" });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      ...{ method: "POST", path: "/v25.0/100000000000001/messages", authorization: `Bearer ${token}` },
    });
    expect(JSON.parse(asked[0]?.body ?? "")).toEqual({
      ...{ messaging_product: "whatsapp", recipient_type: "individual", to: "+255712345678", type: "text" },
      ...{ text: { body: "Habari", preview_url: false }, biz_opaque_callback_data: "our-id" },
    });
  });

  it("names the message that is answered, as the provider documents it", async () => {
    answer = json(200, { contacts: [{ wa_id: "255712345678" }], messages: [{ id: "wamid.Y" }] });
    const message = {
      to: { phone: "+255712345678" },
      part: { kind: "text", text: "Ndiyo" },
      replyTo: "wamid.X",
    } as const;
    await open().send(number, message, "our-id");
    expect(JSON.parse(asked[0]?.body ?? "")).toMatchObject({ context: { message_id: "wamid.X" } });
  });

  it("says why the provider refused, without the token", async () => {
    const details = `Invalid OAuth token ${token}`;
    answer = json(401, { error: { message: details, type: "OAuthException", code: 190, fbtrace_id: "x" } });
    expect(await send()).toEqual({ result: "refused", code: 190, details: "Invalid OAuth token …" });
    answer = json(400, {
      error: { message: "(#131047) Re-engagement", code: 131047, error_data: { details: "24 h" } },
    });
    expect(await send()).toEqual({ result: "refused", code: 131047, details: "24 h" });
    answer = json(500, { error: { message: "unavailable", code: 2 } });
    expect(await send()).toMatchObject({ result: "refused", code: 131016 });
    answer = json(429, "slow down");
    expect(await send()).toMatchObject({ result: "refused", code: 4 });
  });

  it("knows nothing after an answer that says nothing, or none", async () => {
    for (const each of [
      json(502, "<html>"),
      json(200, {}),
      (_: IncomingMessage, response: ServerResponse) => void response.writeHead(200).end("not json"),
      (_: IncomingMessage, response: ServerResponse) => void response.destroy(),
      (request: IncomingMessage) => void request.socket.destroy(),
    ]) {
      answer = each;
      expect(await send()).toEqual({ result: "unknown" });
    }
    expect(asked).toHaveLength(5);
  });

  it("follows no redirect, so the token goes nowhere else", async () => {
    answer = (_, response) => void response.writeHead(307, { location: `${otherUrl}/v25.0/1/messages` }).end();
    expect(await send()).toEqual({ result: "unknown" });
    expect(askedElsewhere).toBe(0);
  });

  it("knows that nothing left when nobody is there", async () => {
    const closed = createServer();
    const address = await listen(closed);
    closed.close();
    await once(closed, "close");
    const away = cloudApi({ baseUrl: address, version: "v25.0", mediaHosts: [] });
    const message = { to: { bsuid: "TZ.1" }, part: { kind: "text" as const, text: "Habari" } };
    expect(await away.send(number, message, "our-id")).toEqual({ result: "unreached" });
  });
});

describe("a file", () => {
  const download = (maxBytes = 100) => open().download(number, { id: "77", maxBytes });
  const fileAt = (url: string) => {
    answer = (request, response) => {
      if (request.url === "/v25.0/77")
        json(200, { id: "77", url, mime_type: "image/jpeg", sha256: "abc" })(request, response);
      else response.end("picture");
    };
  };

  it("is fetched from the provider's own address, with the token", async () => {
    fileAt(`${baseUrl}/files/77`);
    const found = await download();
    expect(found).toMatchObject({ result: "downloaded", type: "image/jpeg", sha256: "abc" });
    expect(found.result === "downloaded" && Buffer.from(found.bytes).toString()).toBe("picture");
    expect(asked.map(({ authorization }) => authorization)).toEqual([`Bearer ${token}`, `Bearer ${token}`]);
    expect(await download(6)).toEqual({ result: "too large" });
  });

  it("is fetched from no other address, whatever the provider says", async () => {
    for (const url of [
      `${otherUrl}/77`,
      "http://files.example/77",
      "https://files.example:8443/77",
      "https://files.example.evil.example/77",
      "https://evilfiles.example/77",
      "https://user:pass@files.example/77",
      "file:///etc/passwd",
      "",
    ]) {
      fileAt(url);
      expect([url, await download()]).toEqual([
        url,
        { result: "refused", code: 131052, details: "an address of another host" },
      ]);
    }
    expect(askedElsewhere).toBe(0);
  });

  it("is handed over as a form", async () => {
    answer = json(200, { id: "991" });
    const file = { bytes: new Uint8Array([1, 2, 3]), type: "image/png", name: "kanga.png" };
    expect(await open().upload(number, file)).toEqual({ result: "uploaded", id: "991" });
    expect(asked[0]?.path).toBe("/v25.0/100000000000001/media");
    expect(asked[0]?.body).toContain('name="messaging_product"');
    expect(asked[0]?.body).toContain("kanga.png");
  });
});

it("marks a message as read, shows that somebody writes, and asks about the number", async () => {
  answer = json(200, { success: true });
  expect(await open().markRead(number, { externalId: "wamid.Y", typing: true })).toEqual({ result: "done" });
  expect(JSON.parse(asked[0]?.body ?? "")).toEqual({
    ...{ messaging_product: "whatsapp", status: "read", message_id: "wamid.Y" },
    typing_indicator: { type: "text" },
  });
  answer = json(200, { display_phone_number: "+255 712", verified_name: "Duka", quality_rating: "GREEN" });
  expect(await open().checkNumber(number)).toEqual({
    ...{ result: "found", phone: "+255 712", name: "Duka", quality: "GREEN", tier: undefined },
  });
});
