import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { customer, number, stand } from "../../../test/stand.ts";

type Here = ReturnType<typeof stand>;

async function upload({ graph }: Here, bytes: number | Buffer, type: string, token?: string) {
  const form = new FormData();
  form.set("messaging_product", "whatsapp");
  form.set("type", type);
  const content = typeof bytes === "number" ? Buffer.alloc(bytes, 1) : bytes;
  form.set("file", new File([new Uint8Array(content)], "file", { type }));
  const answer = await graph(`/${number}/media`, { method: "POST", body: form }, token);
  return { status: answer.status, json: JSON.parse(await answer.text()) };
}

const mb = 1024 * 1024;
const animated = Buffer.concat([Buffer.from("RIFF____WEBPVP8X____\u0002"), Buffer.alloc(500 * 1024 - 21)]);

/** Forms of 16 MB are read slowly where much else runs. */
describe("a.1: media", { timeout: 30_000 }, () => {
  it.each([
    ["image/jpeg", 5 * mb],
    ["video/mp4", 16 * mb],
    ["audio/ogg; codecs=opus", 16 * mb],
    ["image/webp", 100 * 1024],
  ])("takes %s of %i bytes and not one more", async (type, most) => {
    const here = stand();
    expect(await upload(here, most, type)).toMatchObject({ status: 200, json: { id: expect.any(String) } });
    expect(await upload(here, most + 1, type)).toMatchObject({ status: 400, json: { error: { code: 131053 } } });
  });

  it("takes an animated sticker of 500 kB", async () => {
    expect((await upload(stand(), animated, "image/webp")).status).toBe(200);
    expect((await upload(stand(), Buffer.concat([animated, Buffer.alloc(1)]), "image/webp")).status).toBe(400);
  });

  it.each(["image/svg+xml", "text/html", "application/zip", ""])("refuses the type %j (100)", async (type) => {
    expect(await upload(stand(), 10, type)).toMatchObject({ status: 400, json: { error: { code: 100 } } });
  });

  it("gives an address for five minutes, to who shows the token", async () => {
    const here = stand();
    const bytes = Buffer.from("a picture");
    const { json } = await upload(here, bytes, "image/png");
    const info = JSON.parse(await (await here.graph(`/${json.id}`)).text());
    expect(info).toEqual({
      ...{ messaging_product: "whatsapp", mime_type: "image/png", file_size: 9, id: json.id },
      sha256: createHash("sha256").update(bytes).digest("hex"),
      url: expect.stringContaining("/whatsapp_business/attachments/?mid="),
    });
    const fetched = (token: string, url = info.url) =>
      here.request(url, { headers: { Authorization: `Bearer ${token}` } });
    expect(await (await fetched("token-of-A")).text()).toBe("a picture");
    expect((await here.request(info.url)).status).toBe(401);
    expect((await fetched("token-of-B")).status).toBe(400);
    expect((await fetched("token-of-A", info.url.replace(/ext=\d/, "ext=9"))).status).toBe(403);
    await here.move(300);
    expect((await fetched("token-of-A")).status).toBe(403);
  });

  it("keeps what was uploaded 30 days, and what a customer sent 7", async () => {
    const here = stand();
    const { json } = await upload(here, 10, "image/png");
    await here.write({ type: "image" });
    const [{ image } = {}] = here.messages();
    const theirs = JSON.parse(JSON.stringify(image)).id;
    await here.move(7 * 86_400 - 1);
    expect((await here.graph(`/${theirs}`)).status).toBe(200);
    await here.move(1);
    expect((await here.graph(`/${theirs}`)).status).toBe(400);
    await here.move(23 * 86_400);
    expect(await (await here.graph(`/${json.id}`)).json()).toMatchObject({ error: { code: 100, error_subcode: 33 } });
  });

  it("sends what was uploaded, as a kind that takes it, of the same number only", async () => {
    const here = stand();
    await here.write({ text: "Habari" });
    const { json } = await upload(here, 10, "application/pdf");
    const document = { type: "document", document: { id: json.id, filename: "risiti.pdf" } };
    expect(await here.send(document)).toMatchObject({ status: 200 });
    expect(await here.send({ type: "image", image: { id: json.id } })).toMatchObject({ code: 131053 });
    await here.ask(`/_customers/${customer}/messages`, { to: "222", text: "Na nyie?" });
    const body = JSON.stringify({ messaging_product: "whatsapp", to: customer, ...document });
    const answer = await here.graph("/222/messages", { method: "POST", body }, "token-of-B");
    expect(await answer.json()).toMatchObject({ error: { code: 131009 } });
  });

  it("deletes", async () => {
    const here = stand();
    const { json } = await upload(here, 10, "image/png");
    expect(await (await here.graph(`/${json.id}`, { method: "DELETE" })).json()).toEqual({ success: true });
    expect((await here.graph(`/${json.id}`)).status).toBe(400);
  });
});
