import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import { env } from "node:process";

const key = Buffer.from(env.MAUZO_WEBHOOK_SECRET.replace("whsec_", ""), "base64");

function isFromMauzo(headers, body) {
  const { "webhook-id": id, "webhook-timestamp": sent, "webhook-signature": signatures = "" } = headers;
  // Who recorded a message cannot send it again later.
  if (!(Math.abs(Date.now() / 1000 - Number(sent)) < 300)) return false;
  const expected = createHmac("sha256", key).update(`${id}.${sent}.`).update(body).digest();
  // While a secret is renewed there are two.
  return signatures.split(" ").some((signature) => {
    const given = Buffer.from(signature.replace("v1,", ""), "base64");
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

const seen = new Set();
createServer(async (request, response) => {
  const parts = [];
  try {
    for await (const part of request) parts.push(part);
  } catch {
    // It broke off: it is sent again.
    return;
  }
  const body = Buffer.concat(parts);
  if (!isFromMauzo(request.headers, body)) return response.writeHead(400).end();

  // The same message may come more than once: its id tells.
  const id = request.headers["webhook-id"];
  if (!seen.has(id)) console.log(JSON.parse(body).type);
  seen.add(id);
  response.writeHead(204).end();
}).listen(Number(env.PORT));
