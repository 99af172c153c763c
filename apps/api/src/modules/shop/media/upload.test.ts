import { stat } from "node:fs/promises";
import { request } from "node:http";
import { Failure } from "@mauzo/contract/shared";
import { MediaFile } from "@mauzo/contract/shop/media";
import { pictureWidths } from "@mauzo/format/picture-urls";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { expectHttpError } from "../../../../test/expect-http-error.ts";
import { filesOf, makePicture, upload } from "../../../../test/picture-uploads.ts";
import { sendChunked } from "../../../../test/send-chunked.ts";
import { addMember, countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack({ uploadIdleMs: 500 });
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

const bytes = (buffer: Buffer) => new Uint8Array(buffer);
const send = async (body: string | Uint8Array<ArrayBuffer>, name?: string) =>
  upload(stack, shop, { body, ...(name && { name }) });
const read = async (url: string) => Buffer.from(await (await fetch(stack.url + url)).arrayBuffer());
const at = (url: string, width: number) => url.replace("640.webp", `${width}.webp`);
const state = async () => ({ files: (await filesOf(stack)).length, rows: await countRows(stack, "media") });

/** Expects a refusal with this status, and that nothing of it is left anywhere. */
async function expectNothing(go: () => Promise<{ status: number; headers: Headers; body: unknown }>, status: number) {
  const before = await state();
  expectHttpError(await go(), status);
  expect(await state()).toEqual(before);
}

describe("a picture", () => {
  it("is drawn anew in every width, upright, without what the camera wrote into it", async () => {
    const jpeg = await makePicture(2100, 1400)
      .withExif({ IFD0: { Copyright: "Asha" }, IFD3: { GPSLatitudeRef: "S", GPSLatitude: "6/1 48/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(jpeg).metadata()).exif).toBeDefined();
    const { status, body } = await send(bytes(jpeg), "2024-03-15-09-30-00_kanga.jpg");
    expect(status).toBe(201);
    const medium = MediaFile.parse(body);
    expect(medium).toMatchObject({ kind: "picture", name: "kanga.jpg", width: 1280, height: 1920 });
    expect(medium.url).toMatch(/^\/media\/[\w-]{32}\/640\.webp$/);
    for (const width of pictureWidths) {
      const found = await sharp(await read(at(medium.url, width))).metadata();
      expect(found).toMatchObject({ format: "webp", width, height: width * 1.5 });
      expect([found.exif, found.xmp, found.iptc, found.icc, found.orientation]).toEqual(Array(5).fill(undefined));
    }
    const stored = await Promise.all((await filesOf(stack)).map(async (path) => (await stat(path)).size));
    expect(stored.reduce((sum, size) => sum + size, 0)).toBe(medium.bytes);
  });

  it.each(["png", "webp", "gif", "jpeg"] as const)("may be %s under any name and declared type", async (format) => {
    const body = bytes(await makePicture(90, 60).toFormat(format).toBuffer());
    const answer = await upload(stack, shop, { body, name: "page.html", headers: { "content-type": "text/html" } });
    const medium = MediaFile.parse(answer.body);
    // Never wider than the original.
    expect(medium).toMatchObject({ kind: "picture", width: 90, height: 60 });
    expect(await sharp(await read(at(medium.url, 1280))).metadata()).toMatchObject({ format: "webp", width: 90 });
  });

  it("of an animation is its first frame", async () => {
    const frames = [makePicture(40, 40).tint("red"), makePicture(40, 40).tint("blue")];
    const gif = await sharp(await Promise.all(frames.map((frame) => frame.png().toBuffer())), {
      join: { animated: true },
    })
      .gif()
      .toBuffer();
    expect((await sharp(gif).metadata()).pages).toBe(2);
    const { url } = MediaFile.parse((await send(bytes(gif))).body);
    expect((await sharp(await read(url)).metadata()).pages ?? 1).toBe(1);
  });

  it("that is a web page too is only the picture afterwards", async () => {
    const page = "<script>alert(document.domain)</script>";
    const jpeg = Buffer.concat([
      await makePicture(60, 60)
        .withExif({ IFD0: { Copyright: page } })
        .jpeg()
        .toBuffer(),
      Buffer.from(page),
    ]);
    const { url } = MediaFile.parse((await send(bytes(jpeg), "a.html")).body);
    for (const width of pictureWidths) expect((await read(at(url, width))).includes("script")).toBe(false);
  });
});

describe("what is refused leaves nothing", () => {
  it.each([
    ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ["an SVG after a declaration", '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ["a web page", "<!doctype html><script>alert(1)</script>"],
    ["text", "hello"],
    ["a program", "\u007fELF\u0002\u0001\u0001"],
    ["an archive", "PK\u0003\u0004\u0014\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000"],
    ["nothing", ""],
  ])("%s, whatever it is called", async (_, text) => {
    await expectNothing(() => send(text, "picha.jpg"), 415);
  });

  it("what is no picture where only pictures are wanted, saying which", async () => {
    const pdf = "%PDF-1.7\n1 0 obj\n<<>>\nendobj\n";
    expect((await send(pdf, "orodha.pdf")).status).toBe(201);
    const said = ["en", "sw"].map(async (language) => {
      const headers = { "accept-language": language };
      return upload(stack, shop, { body: pdf, name: "picha.jpg", kind: "picture", headers });
    });
    expect((await Promise.all(said)).map(({ status, body }) => [status, Failure.parse(body).detail])).toEqual([
      [415, "Only pictures (JPEG, PNG, WebP, GIF) can be uploaded here"],
      [415, "Hapa unaweza kupakia picha pekee (JPEG, PNG, WebP, GIF)"],
    ]);
    await expectNothing(() => upload(stack, shop, { body: pdf, kind: "picture" }), 415);
    const png = bytes(await makePicture(60, 60).png().toBuffer());
    expect((await upload(stack, shop, { body: png, kind: "picture" })).status).toBe(201);
  });

  it("a picture of another sort than ours", async () => {
    const tiff = bytes(await makePicture(60, 60).tiff().toBuffer());
    await expectNothing(() => send(tiff, "picha.jpg"), 415);
  });

  it.each(["heic", "heix", "mif1", "msf1"])(
    "an iPhone's photo (%s), saying what it is and what to do",
    async (brand) => {
      const photo = await makePicture(60, 60).avif().toBuffer();
      photo.write(brand, 8, "latin1");
      const headers = { "accept-language": "sw" };
      for (const [body, name] of [
        [bytes(photo), "IMG_0042.HEIC"],
        [bytes(photo), "IMG_0042.jpg"],
      ] as const) {
        await expectNothing(() => upload(stack, shop, { body, name }), 415);
        const said = [await upload(stack, shop, { body, name }), await upload(stack, shop, { body, name, headers })];
        expect(said.map(({ body }) => Failure.parse(body).detail)).toEqual([
          expect.stringMatching(/^This is an iPhone photo \(HEIC\).* JPEG first\.$/),
          expect.stringMatching(/^Hii ni picha ya iPhone \(HEIC\).* JPEG kwanza\.$/),
        ]);
      }
    },
  );

  it("a picture that ends in the middle", async () => {
    const jpeg = await makePicture(900, 900).jpeg().toBuffer();
    await expectNothing(() => send(bytes(jpeg.subarray(0, jpeg.length / 2))), 422);
    const png = await makePicture(900, 900).png().toBuffer();
    await expectNothing(() => send(bytes(png.subarray(0, png.length / 2))), 422);
  });

  it("more than 40 million pixels: a photo, and a small file that would be enormous", async () => {
    const flat = sharp({ create: { width: 8_200, height: 5_000, channels: 3, background: "#fff" } });
    const photo = bytes(await flat.toColourspace("b-w").jpeg().toBuffer());
    await expectNothing(() => send(photo), 422);
    const bomb = await sharp({
      create: { width: 7_000, height: 7_000, channels: 3, background: "#000" },
      limitInputPixels: false,
    })
      .toColourspace("b-w")
      .png({ compressionLevel: 6 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    await expectNothing(() => send(bytes(bomb)), 422);
  });

  it("a picture over 10 MB, and anything over 16 MB, announced or not", async () => {
    const jpeg = bytes(await makePicture(60, 60).jpeg().toBuffer());
    const padded = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]);
    expect((await send(bytes(padded(9_000_000)))).status).toBe(201);
    await expectNothing(() => send(bytes(padded(10 * 2 ** 20 + 1))), 413);
    const before = await state();
    const headers = { authorization: `Bearer ${shop.token}` };
    const chunks = Array.from({ length: 18 }, () => "x".repeat(2 ** 20));
    expect(await sendChunked(`${stack.url}/media/uploads?name=a`, "POST", headers, chunks)).toBe(413);
    await vi.waitFor(async () => expect(await state()).toEqual(before));
  });

  it("what breaks off or stands still", async () => {
    const before = await state();
    const jpeg = bytes(await makePicture(900, 900).jpeg().toBuffer());
    /** Sends the first half and then nothing more; returns the outcome. */
    const begin = () => {
      const sent = request(`${stack.url}/media/uploads?name=a`, {
        method: "POST",
        headers: { authorization: `Bearer ${shop.token}`, "content-length": jpeg.length },
      });
      const outcome = new Promise<number | string | undefined>((resolve) => {
        sent.on("response", (answer) => resolve(answer.resume().statusCode));
        sent.on("error", () => resolve("broken off"));
      });
      sent.write(jpeg.subarray(0, jpeg.length / 2));
      return { outcome, breakOff: () => sent.destroy() };
    };
    const [slow, broken] = [begin(), begin()];
    await vi.waitFor(async () => expect((await state()).files).toBe(before.files + 2), { interval: 10 });
    broken.breakOff();
    expect([await broken.outcome, await slow.outcome]).toEqual(["broken off", 408]);
    await vi.waitFor(async () => expect(await state()).toEqual(before));
  });

  it("from whoever may not write products", async () => {
    const body = bytes(await makePicture(60, 60).jpeg().toBuffer());
    const member = await addMember(stack, shop, [{ resource: "orders", action: ["read", "update"] }]);
    await expectNothing(() => upload(stack, member, { body }), 403);
    const writer = await addMember(stack, shop, [{ resource: "product", action: "update" }]);
    expect((await upload(stack, writer, { body })).status).toBe(201);
  });

  it("when the storage does not take it", async () => {
    const jpeg = bytes(await makePicture(60, 60).jpeg().toBuffer());
    const { storage } = stack.deps.media;
    const { put } = storage;
    let calls = 0;
    storage.put = async (name, content, type) => {
      if (++calls === 3) throw new Error("the disk is full");
      await put(name, content, type);
    };
    try {
      await expectNothing(() => send(jpeg), 500);
    } finally {
      storage.put = put;
    }
  });
});

describe("other files", () => {
  const mp4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypmp42\0\0\0\0mp42isom"), Buffer.alloc(5_000)]);
  const mp3 = Buffer.concat([
    Buffer.from("ID3\u0004\0\0\0\0\0\0"),
    Buffer.from([0xff, 0xfb, 0x90, 0x64]),
    Buffer.alloc(2_000),
  ]);
  const ogg = Buffer.concat([
    Buffer.from("OggS\0\u0002"),
    Buffer.alloc(22),
    Buffer.from("OpusHead"),
    Buffer.alloc(500),
  ]);
  const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");
  it.each([
    [mp4, "video", "video/mp4", "inline"],
    [mp3, "audio", "audio/mpeg", "inline"],
    [ogg, "audio", "audio/ogg", "inline"],
    [pdf, "document", "application/pdf", "attachment"],
  ])("are kept as they came: %#", async (file, kind, type, disposition) => {
    const medium = MediaFile.parse((await send(bytes(file), "x.html")).body);
    expect(medium).toMatchObject({ kind, bytes: file.length, width: null, height: null });
    const answer = await fetch(stack.url + medium.url);
    expect(answer.headers.get("content-type")).toBe(type);
    expect(answer.headers.get("content-disposition")).toBe(disposition);
    expect(Buffer.from(await answer.arrayBuffer()).equals(file)).toBe(true);
  });
});
