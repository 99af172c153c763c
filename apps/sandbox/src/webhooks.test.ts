import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { createApp } from "./app.ts";

const secret = `whsec_${Buffer.alloc(32, 3).toString("base64")}`;
const signed = (id: string, body: string, at = Date.now()) => {
  const seconds = Math.floor(at / 1000);
  const signature = createHmac("sha256", Buffer.alloc(32, 3)).update(`${id}.${seconds}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": String(seconds), "webhook-signature": `v1,AAAA v1,${signature}` };
};

it("receives messages, checks their signature, answers as it is told, and tells what it got", async () => {
  const app = createApp();
  const send = (path: string, body: object | string, headers: Record<string, string> = {}) =>
    app.request(`http://localhost${path}`, {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers,
    });
  const got = async () => (await app.request("http://localhost/_webhooks/duka")).json();
  const message = '{"type":"order.placed"}';
  expect((await send("/webhooks/duka", message, signed("a", message))).status).toBe(200);
  expect(await got()).toMatchObject([{ id: "a", signature: "unchecked", status: 200, body: message }]);

  await send("/_webhooks/duka", { secret, status: 503, retry_after: 30 });
  const refused = await send("/webhooks/duka", message, signed("b", message));
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "30"]);
  await send("/_webhooks/duka", { status: 200 });
  await send("/webhooks/duka", `${message} `, signed("c", message));
  await send("/webhooks/duka", message, signed("d", message, Date.now() - 400_000));
  expect(await got()).toMatchObject([
    { id: "a" },
    ...[
      { id: "b", signature: "right" },
      { id: "c", signature: "wrong" },
      { id: "d", signature: "wrong" },
    ],
  ]);
  expect((await send("/webhooks/duka-503", message)).status).toBe(503);
  await app.request("http://localhost/_webhooks/duka", { method: "DELETE" });
  expect(await got()).toEqual([]);
});
