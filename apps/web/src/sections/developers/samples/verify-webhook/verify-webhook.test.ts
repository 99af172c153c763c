import { type ChildProcess, spawn } from "node:child_process";
import { createHmac, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import path from "node:path";
import { afterEach, expect, it } from "vitest";

const secret = randomBytes(32);
let receiver: ChildProcess | undefined;
afterEach(() => receiver?.kill());

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
}

/** Signs as Standard Webhooks says, at this moment of seconds. */
function sign(body: string, { id, at, by = secret }: { id: string; at: number; by?: Buffer }) {
  const signature = createHmac("sha256", by).update(`${id}.${at}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": String(at), "webhook-signature": `v1,${signature}` };
}

it.each([
  ["javascript.mjs", process.execPath],
  ["python.py", "python3"],
])("%s takes what was signed, once, and refuses what was forged, changed or recorded", async (file, program) => {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), MAUZO_WEBHOOK_SECRET: `whsec_${secret.toString("base64")}` };
  const started = spawn(program, [path.join(import.meta.dirname, file)], { env, stdio: ["ignore", "pipe", "inherit"] });
  receiver = started;
  let printed = "";
  started.stdout.on("data", (text) => {
    printed += text;
  });
  const send = (body: string, headers: Record<string, string>) =>
    fetch(`http://127.0.0.1:${port}/`, { method: "POST", body, headers }).then(({ status }) => status);
  const now = Math.floor(Date.now() / 1000);
  const body = JSON.stringify({ type: "order.placed", data: {} });
  const good = sign(body, { id: "one", at: now });
  await expect.poll(() => send(body, good).catch(() => 0), { timeout: 20_000 }).toBe(204);
  expect(await send(body, good)).toBe(204);
  const renewed = { ...good, ...sign(body, { id: "two", at: now }) };
  const other = sign(body, { id: "two", at: now, by: randomBytes(32) });
  const both = { ...renewed, "webhook-signature": `${other["webhook-signature"]} ${renewed["webhook-signature"]}` };
  expect(await send(body, both)).toBe(204);
  const refused = [
    await send(body, other),
    await send(body.replace("placed", "paid"), good),
    await send(body, { ...good, "webhook-id": "three" }),
    await send(body, sign(body, { id: "four", at: now - 600 })),
    await send(body, { ...good, "webhook-timestamp": "soon" }),
    await send(body, { "webhook-id": "five", "webhook-timestamp": String(now) }),
  ];
  expect(refused).toEqual(refused.map(() => 400));
  await expect.poll(() => printed.trim().split(/\s+/)).toEqual(["order.placed", "order.placed"]);
});
