import { createHmac } from "node:crypto";
import { createApp } from "../src/app.ts";
import { Clock } from "../src/clock.ts";
import { type Json, listOf, objectOf, parseJson } from "../src/whatsapp/json.ts";
import type { Fetch } from "../src/whatsapp/webhooks/deliveries.ts";

export const customer = "255712345678";
export const number = "111";
export const shop = {
  phone_number_id: number,
  waba_id: "900",
  display_phone_number: "+255 700 000 001",
  verified_name: "Duka la Neema",
  token: "token-of-A",
  app_secret: "secret of A",
  verify_token: "verify A",
  callback_url: "http://127.0.0.1:1/hook",
  catalog_id: "700",
  products: [{ retailer_id: "kanga", name: "Kanga", price: 25_000, currency: "TZS" }],
};
export const otherShop = {
  ...shop,
  phone_number_id: "222",
  waba_id: "901",
  token: "token-of-B",
  app_secret: "secret of B",
};

type Delivered = { url: string; body: string; signature: string; json: Json };

/** The sandbox with two shops, a clock that only moves when it is told, and a webhook that remembers. */
export function stand() {
  const clock = new Clock({ now: () => Date.UTC(2026, 0, 5, 8), wake: () => () => {} });
  const delivered: Delivered[] = [];
  /** What the webhook answers; the last is for all that follow. */
  let answers: number[] = [200];
  const fetch: Fetch = async (url, init) => {
    const { searchParams } = new URL(url);
    if (init.method === "GET") {
      const isRight =
        searchParams.get("hub.mode") === "subscribe" && searchParams.get("hub.verify_token") === "verify A";
      return new Response(isRight ? searchParams.get("hub.challenge") : "no", { status: isRight ? 200 : 403 });
    }
    const body = String(init.body);
    const signature = new Headers(init.headers).get("x-hub-signature-256") ?? "";
    delivered.push({ url, body, signature, json: objectOf(parseJson(body)) });
    const status = answers.length > 1 ? (answers.shift() ?? 200) : (answers[0] ?? 200);
    if (status === 0) throw new TypeError("nobody there");
    return new Response("", { status });
  };
  const app = createApp({ businesses: [shop, otherShop], clock, fetch });

  const request = (path: string, init?: RequestInit) => app.request(path, init);
  const ask = async (path: string, body?: unknown): Promise<Json> => {
    const answer = await request(path, body === undefined ? {} : { method: "POST", body: JSON.stringify(body) });
    return objectOf(await answer.json());
  };
  const graph = (path: string, init: RequestInit = {}, token = "token-of-A") =>
    request(`/v25.0${path}`, { ...init, headers: { Authorization: `Bearer ${token}`, ...init.headers } });
  /** Sends a message of the shop. @returns the status and what was answered */
  const send = async (message: Json, token?: string) => {
    const body = JSON.stringify({ messaging_product: "whatsapp", to: customer, ...message });
    const answer = await graph(`/${number}/messages`, { method: "POST", body }, token);
    const json = objectOf(await answer.json());
    const error = objectOf(json.error);
    return { status: answer.status, json, error, code: error.code, id: objectOf(listOf(json.messages)[0]).id };
  };
  const write = (content: Json, from = customer) =>
    ask(`/_customers/${from}/messages`, { to: number, wait: true, ...content });
  const move = (seconds: number) => ask("/_clock", { move_seconds: seconds });
  const values = () =>
    delivered.flatMap(({ json }) =>
      listOf(json.entry).flatMap((entry) =>
        listOf(objectOf(entry).changes).map((change) => objectOf(objectOf(change).value)),
      ),
    );
  return {
    request,
    ask,
    graph,
    send,
    write,
    move,
    delivered,
    answerWith: (...statuses: number[]) => {
      answers = statuses;
    },
    switches: (change: Json) => ask("/_switches", change),
    age: (phoneNumberId: string, seconds: number) => ask(`/_chats/${phoneNumberId}/age`, { seconds }),
    statuses: () => values().flatMap((value) => listOf(value.statuses).map(objectOf)),
    messages: () => values().flatMap((value) => listOf(value.messages).map(objectOf)),
    list: async (path: string) => listOf(await (await request(path)).json()).map(objectOf),
  };
}

export const signatureOf = (body: string, secret: string) =>
  `sha256=${createHmac("sha256", secret).update(Buffer.from(body)).digest("hex")}`;

export const text = (body: string) => ({ type: "text", text: { body } });
