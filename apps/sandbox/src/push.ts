import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from "node:crypto";
import { Hono } from "hono";
import { localOnly } from "./local-only.ts";

type Pushed = { text: string; ttl: string; urgency: string; topic: string; key: string; subject: string };
type Device = { keys: ECDH; auth: Buffer; status: number; got: Pushed[] };
type Signed = { key: string; subject: string };

const curve = "prime256v1";
const mostKept = 100;
/** RFC 8291: salt, size of a record and the sender's key, then one record. */
const [saltLength, headLength, mostBytes] = [16, 86, 4096];
const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));
const label = (text: string) => Buffer.from(`${text}\0`);

/** Decrypts a message as a browser does. @throws Error for what is not encrypted for it */
function decrypted({ keys, auth }: Device, body: Buffer): string {
  if (body.length < headLength + 18) throw new Error("too short");
  const salt = body.subarray(0, saltLength);
  const sender = body.subarray(21, headLength);
  if (body[20] !== sender.length || body.readUInt32BE(saltLength) < 18) throw new Error("not one record");
  const info = Buffer.concat([label("WebPush: info"), keys.getPublicKey(), sender]);
  const secret = derive(keys.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, label("Content-Encoding: aes128gcm"), 16);
  const nonce = derive(secret, salt, label("Content-Encoding: nonce"), 12);
  const record = body.subarray(headLength);
  const cipher = createDecipheriv("aes-128-gcm", key, nonce);
  cipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end === -1 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error("not the last record");
  return padded.subarray(0, end).toString("utf8");
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
const jsonOf = (part: string): unknown => JSON.parse(Buffer.from(part, "base64url").toString("utf8"));

/** RFC 8292: who sends, and for whom, signed with the key beside it. @returns undefined for anything else */
function signed(header: string, origin: string): Signed | undefined {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), ?k=([\w-]{87})$/.exec(header) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  if (point.length !== 65 || fieldOf(jsonOf(head), "alg") !== "ES256") return undefined;
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString("base64url"));
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const given = { key: publicKey, dsaEncoding: "ieee-p1363" } as const;
  const isRight = verify("sha256", Buffer.from(`${head}.${claims}`), given, Buffer.from(signature, "base64url"));
  const body = jsonOf(claims);
  const [until, subject] = [Number(fieldOf(body, "exp")), String(fieldOf(body, "sub"))];
  const seconds = Date.now() / 1000;
  const isNow = until > seconds && until <= seconds + 24 * 3600;
  const isWhole = isRight && isNow && fieldOf(body, "aud") === origin && /^(?:mailto:|https:)/.test(subject);
  return isWhole ? { key, subject } : undefined;
}

function signedOrNone(header: string, origin: string): Signed | undefined {
  try {
    return signed(header, origin);
  } catch {
    return undefined;
  }
}

/** A push service with its browsers, which takes, checks and decrypts what is pushed to them. */
export function push(): Hono {
  const devices = new Map<string, Device>();
  const app = new Hono();
  app.use("/push/*", localOnly);
  app.use("/_push/*", localOnly);
  app.post("/push/:id", async (c) => {
    const header = (name: string) => c.req.header(name) ?? "";
    const device = devices.get(c.req.param("id"));
    if (!device) return c.text("no such subscription", 404);
    if (!/^\d+$/.test(header("ttl"))) return c.text("no TTL", 400);
    if (header("content-encoding") !== "aes128gcm") return c.text("not aes128gcm", 400);
    if (header("topic") !== "" && !/^[\w-]{1,32}$/.test(header("topic"))) return c.text("no topic", 400);
    const from = signedOrNone(header("authorization"), new URL(c.req.url).origin);
    if (!from) return c.text("not signed", 403);
    const body = Buffer.from(await c.req.arrayBuffer());
    if (body.length > mostBytes) return c.text("too large", 413);
    if (device.status !== 201) return new Response("", { status: device.status });
    try {
      const [ttl, urgency, topic] = [header("ttl"), header("urgency"), header("topic")];
      device.got.push({ text: decrypted(device, body), ttl, urgency, topic, ...from });
    } catch (error) {
      return c.text(`not for this browser: ${String(error)}`, 400);
    }
    if (device.got.length > mostKept) device.got.shift();
    c.header("location", c.req.url);
    return c.text("", 201);
  });
  app.post("/_push/devices", (c) => {
    const [id, keys, auth] = [randomBytes(12).toString("hex"), createECDH(curve), randomBytes(16)];
    const p256dh = keys.generateKeys("base64url", "uncompressed");
    devices.set(id, { keys, auth, status: 201, got: [] });
    const endpoint = `${new URL(c.req.url).origin}/push/${id}`;
    return c.json({ id, endpoint, p256dh, auth: auth.toString("base64url") });
  });
  app.get("/_push/devices/:id", (c) => c.json(devices.get(c.req.param("id"))?.got ?? []));
  app.post("/_push/devices/:id", async (c) => {
    const device = devices.get(c.req.param("id"));
    const status = fieldOf(await c.req.json(), "status");
    if (device && typeof status === "number") device.status = status;
    return c.json({ done: device !== undefined });
  });
  return app;
}
