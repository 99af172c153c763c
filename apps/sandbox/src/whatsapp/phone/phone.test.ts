import { expect, it } from "vitest";
import { customer, stand, text } from "../../../test/stand.ts";

it("serves a page that loads from itself only", async () => {
  const { request } = stand();
  const page = await request("/sandbox");
  const policy = page.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain("unsafe");
  for (const [, path = ""] of (await page.text()).matchAll(/(?:href|src)="(\/[^"]+)"/g)) {
    expect((await request(path)).status, path).toBe(200);
  }
});

it("serves its scripts as JavaScript, and no other file", async () => {
  const { request } = stand();
  const done = new Set<string>();
  const waiting = ["/sandbox/script/phone/client/main.ts"];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (done.has(path)) continue;
    done.add(path);
    const script = await request(path);
    expect(script.headers.get("content-type"), path).toContain("text/javascript");
    const code = await script.text();
    for (const [, from = ""] of code.matchAll(/from "(\.[^"]+)"/g))
      waiting.push(new URL(from, `http://x${path}`).pathname);
  }
  expect(done.size).toBeGreaterThan(15);
  for (const path of ["world/world.ts", "control/control.ts", "phone/client/../../env.ts", "phone/phone.ts"]) {
    expect((await request(`/sandbox/script/${path}`)).status, path).not.toBe(200);
  }
});

it("tells the phones what happens, without a shop's secrets", async () => {
  const { request, write, send, move, switches } = stand();
  const stop = new AbortController();
  const events = await request("/sandbox/events", { signal: stop.signal });
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = "";
  const hear = async (words: string) => {
    while (!heard.includes(words)) heard += (await reader?.read())?.value ?? "";
  };
  await hear("event: world");
  const { id } = await write({ text: "Habari kutoka kwa Asha" });
  await hear("Habari kutoka kwa Asha");
  // What is no bubble of the chat: a reaction of the shop, and what failed.
  await send({ type: "reaction", reaction: { message_id: id, emoji: "🙏" } });
  await switches({ fail: { code: 131049, by: "status" } });
  await send(text("Haifiki"));
  await move(5);
  await send(text("Karibu sana"));
  await hear("Karibu sana");
  expect(heard).not.toMatch(/"type":"reaction"|Haifiki/);
  expect(heard).toContain(customer);
  expect(heard).not.toMatch(/token-of-A|secret of A|verify A/);
  stop.abort();
  await reader?.cancel();
});
