import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import {
  changeOf,
  connectNumber,
  deliver,
  newWaId,
  newWamid,
  post,
  signatureOf,
  type TestNumber,
  webhookOf,
} from "../../../../test/whatsapp-number.ts";

let stack: Stack;
let shop: OpenedShop;
let number: TestNumber;
let theirs: TestNumber;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
  number = await connectNumber(stack, shop);
  theirs = await connectNumber(stack, await openShop(stack));
});
afterAll(() => stack.stop());

const header = "x-hub-signature-256";
const events = () => countRows(stack, "channel_events");
const bodyOf = (to = number) => JSON.stringify(webhookOf(number, changeOf(to, { waId: newWaId() }, [{}])));

describe("the handshake", () => {
  const ask = async (key: string, token: string, mode = "subscribe", challenge = "1158201444") => {
    const query = new URLSearchParams({ "hub.mode": mode, "hub.challenge": challenge, "hub.verify_token": token });
    const response = await fetch(`${stack.url}/webhooks/whatsapp/${key}?${query}`);
    return { status: response.status, type: response.headers.get("content-type"), text: await response.text() };
  };
  it("is answered with the challenge as text, to who knows the token", async () => {
    const token = stack.deps.webhookKeys.verifyTokenOf(number.connectionId);
    expect(await ask(number.key, token)).toEqual({
      status: 200,
      type: "text/plain; charset=utf-8",
      text: "1158201444",
    });
    const other = stack.deps.webhookKeys.verifyTokenOf(theirs.connectionId);
    for (const wrong of ["", "x", other, `${token}x`]) expect((await ask(number.key, wrong)).status).toBe(403);
    expect((await ask(number.key, token, "unsubscribe")).status).toBe(403);
    expect((await ask("a-key-that-leads-nowhere", token)).status).toBe(404);
    expect((await ask(number.key, token, "subscribe", "<script>")).status).toBe(422);
  });
});

describe("a delivery", () => {
  it("is stored once, however often it comes, also at the same moment", async () => {
    const before = await events();
    const body = bodyOf();
    const headers = { [header]: signatureOf(body, number.secret) };
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(stack, number, body, headers)));
    expect(answers).toEqual(answers.map(() => ({ status: 200, text: "{}" })));
    expect((await events()) - before).toBe(1);
    const [known, fresh] = [{ id: newWamid() }, { id: newWamid() }];
    const sender = { waId: newWaId() };
    await deliver(stack, number, changeOf(number, sender, [known]));
    expect(
      (await deliver(stack, number, ...[known, known, fresh].map((each) => changeOf(number, sender, [each])))).status,
    ).toBe(200);
    expect((await events()) - before).toBe(3);
  });

  it("of anybody else is refused, without a row", async () => {
    const before = await events();
    const body = bodyOf();
    const good = signatureOf(body, number.secret);
    const hex = good.slice("sha256=".length);
    const forged: Record<string, string>[] = [
      {},
      { [header]: "" },
      { [header]: `sha1=${hex}` },
      { [header]: hex },
      { "x-hub-signature": good },
      { [header]: good.slice(0, -1) },
      { [header]: `${good}0` },
      { [header]: `${good}${hex}` },
      { [header]: `sha256=${"0".repeat(64)}` },
      { [header]: `sha256=${"g".repeat(64)}` },
      { [header]: signatureOf(body, theirs.secret) },
      { [header]: signatureOf(body, "") },
      { [header]: signatureOf(`${body} `, number.secret) },
      { [header]: signatureOf(JSON.stringify(JSON.parse(body), null, 1), number.secret) },
    ];
    for (const headers of forged) {
      const { status, text } = await post(stack, number, body, headers);
      expect([headers, status]).toEqual([headers, 401]);
      expect(text).not.toContain(number.secret);
    }
    expect((await post(stack, theirs, body, { [header]: good })).status).toBe(401);
    expect((await post(stack, { key: "a-key-that-leads-nowhere" }, body, { [header]: good })).status).toBe(404);
    const packed = gzipSync(body);
    expect(
      (await post(stack, number, new Uint8Array(packed), { [header]: good, "content-encoding": "gzip" })).status,
    ).toBe(401);
    expect(await events()).toBe(before);
  });

  it("is taken by its bytes: other letters of the signature, another type, another charset", async () => {
    const before = await events();
    for (const headers of [{ "content-type": "application/json; charset=latin1" }, { "content-type": "text/plain" }]) {
      const body = bodyOf();
      const signature = `sha256=${signatureOf(body, number.secret).slice("sha256=".length).toUpperCase()}`;
      expect((await post(stack, number, body, { ...headers, [header]: signature })).status).toBe(200);
    }
    expect((await events()) - before).toBe(2);
  });

  it("that is no JSON, or too large, is refused in words", async () => {
    const before = await events();
    for (const broken of ["", "{", '{"object":', "\u0000", "ng'ombe"])
      expect((await post(stack, number, broken, { [header]: signatureOf(broken, number.secret) })).status).toBe(400);
    const latin = new Uint8Array([123, 34, 233, 34, 58, 49, 125]);
    expect((await post(stack, number, latin, { [header]: signatureOf(latin, number.secret) })).status).toBe(400);
    for (const size of [3_000_001, 10_000_000]) {
      const large = JSON.stringify({ object: "x".repeat(size) });
      const refused = await post(stack, number, large, { [header]: signatureOf(large, number.secret) }).catch(() => ({
        status: 413,
      }));
      expect(refused.status).toBe(413);
    }
    expect(await events()).toBe(before);
  });

  it("of three megabytes is stored", async () => {
    const before = await events();
    const change = changeOf(
      number,
      { waId: newWaId() },
      Array.from({ length: 9_000 }, () => ({ content: { type: "text", text: { body: "x".repeat(150) } } })),
    );
    expect((await deliver(stack, number, change)).status).toBe(200);
    expect((await events()) - before).toBe(9_000);
  });

  it("of another shop's number is no row, however well it is signed", async () => {
    const before = await events();
    expect((await deliver(stack, number, changeOf(theirs, { waId: newWaId() }, [{}, {}]))).status).toBe(200);
    const mixed = [changeOf(theirs, { waId: newWaId() }, [{}]), changeOf(number, { waId: newWaId() }, [{}])];
    expect((await deliver(stack, number, ...mixed)).status).toBe(200);
    expect((await events()) - before).toBe(1);
    expect(await countRows(stack, "channel_events where number_id = $1", [theirs.numberId])).toBe(0);
  });

  it("of any shape is taken: fields nobody knows, numbers where texts are, hostile texts", async () => {
    const hostile = ["\u0000", "\ud800", "'; drop table messages; --", "‮", "__proto__", "𒐫".repeat(500), "{{name}}"];
    const values: object[] = [
      {},
      { field: "messages" },
      { field: "messages", value: null },
      { field: "messages", value: { messages: [null, 7, "x", [], {}] } },
      { field: "calls", value: { calls: [{ id: "x" }] } },
      { field: "account_update", value: { event: "VERIFIED_ACCOUNT" } },
      { field: "message_template_status_update", value: { event: "APPROVED", message_template_id: 1 } },
      ...hostile.map((text) =>
        changeOf(number, { waId: newWaId(), name: text }, [
          { content: { type: "text", text: { body: text } } },
          { content: { type: text, [text]: { [text]: text } } },
          { content: { type: "text", context: { id: text } } },
        ]),
      ),
      changeOf(number, { waId: "x".repeat(600) }, [{ id: "y".repeat(5_000) }]),
    ];
    for (const value of values) expect([value, (await deliver(stack, number, value)).status]).toEqual([value, 200]);
    for (const body of ["null", "[]", "7", '"x"', '{"object":"page","entry":[]}', '{"entry":7}'])
      expect((await post(stack, number, body, { [header]: signatureOf(body, number.secret) })).status).toBe(200);
  });
});
