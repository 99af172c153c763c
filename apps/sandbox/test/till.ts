import { constants, createPublicKey, publicEncrypt } from "node:crypto";
import { createApp } from "../src/app.ts";
import { Clock } from "../src/clock.ts";
import { type Json, listOf, objectOf } from "../src/whatsapp/json.ts";

/** The providers of mobile money as a shop's program meets them, with a clock that only moves when it is told. */
export async function till() {
  const clock = new Clock({ now: () => Date.UTC(2026, 0, 5, 8), wake: () => () => {} });
  const told: Json[] = [];
  const app = createApp({
    clock,
    fetch: async (_, { body }) => {
      told.push(objectOf(JSON.parse(String(body))));
      return new Response("");
    },
  });
  const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const answer = await app.request(path, init);
    const json: unknown = await answer.json();
    return { status: answer.status, json: objectOf(json), list: listOf(json).map(objectOf) };
  };
  const [mpesa] = listOf((await send("GET", "/_payments/accounts")).json.mpesa).map(objectOf);
  const der = Buffer.from(String(mpesa?.public_key), "base64");
  const key = createPublicKey({ key: der, format: "der", type: "spki" });
  const seal = (text: string) =>
    publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(text)).toString("base64");

  const mpesaAt = (path: string) => `/mpesa/openapi/ipg/v2/vodacomTZN/${path}`;
  const mpesaHeaders = (secret: string) => ({ Authorization: `Bearer ${seal(secret)}`, Origin: "*" });
  const openMpesa = async () => {
    const { json } = await send("GET", mpesaAt("getSession/"), undefined, mpesaHeaders("sandbox-api-key"));
    return mpesaHeaders(String(json.output_SessionID));
  };
  const openAirtel = async () => {
    const grant = { client_id: "sandbox-client", client_secret: "sandbox-secret", grant_type: "client_credentials" };
    const { json } = await send("POST", "/airtel/auth/oauth2/token", grant);
    return { Authorization: `Bearer ${json.access_token}`, "X-Country": "TZ", "X-Currency": "TZS" };
  };
  const openClickpesa = async () => {
    const headers = { "client-id": "sandbox-client", "api-key": "sandbox-api-key" };
    return { Authorization: String((await send("POST", "/clickpesa/generate-token", {}, headers)).json.token) };
  };
  return {
    ...{ app, send, told, seal, mpesaAt, mpesaHeaders, openMpesa, openAirtel, openClickpesa },
    move: (seconds: number) => send("POST", "/_clock", { move_seconds: seconds }),
  };
}
