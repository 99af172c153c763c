import { request } from "node:http";
import { MediaFile } from "@mauzo/contract/shop/media";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addPicture, upload } from "../../../../test/picture-uploads.ts";
import type { OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
let picture: MediaFile;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
  picture = await addPicture(stack, shop);
});
afterAll(() => stack.stop());

describe("a file at its address", () => {
  it("comes with our type and lets nothing in it run, and no cookie is read or set", async () => {
    const headers = { cookie: shop.cookie, accept: "text/html" };
    const [plain, dressed] = await Promise.all([
      fetch(stack.url + picture.url),
      fetch(stack.url + picture.url, { headers }),
    ]);
    for (const answer of [plain, dressed]) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toBe("image/webp");
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(answer.headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
      expect(answer.headers.get("set-cookie")).toBeNull();
      expect(answer.headers.get("vary") ?? "").not.toMatch(/cookie/i);
    }
    expect(Buffer.from(await plain.arrayBuffer()).equals(Buffer.from(await dressed.arrayBuffer()))).toBe(true);
  });

  it("is a JPEG, too, for those that know no WebP, and is made once", async () => {
    const address = stack.url + picture.url.replace(".webp", ".jpg");
    const [first, again] = [await fetch(address), await fetch(address)];
    const bytes = Buffer.from(await first.arrayBuffer());
    expect([first.status, first.headers.get("content-type"), bytes.subarray(0, 2).toString("hex")]).toEqual([
      ...[200, "image/jpeg"],
      "ffd8",
    ]);
    expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true);
    expect((await fetch(address.replace("640", "641"))).status).toBe(404);
  });

  it("may be asked for in part, as players do", async () => {
    const part = await fetch(stack.url + picture.url, { headers: { range: "bytes=0-3" } });
    expect([part.status, await part.text(), part.headers.get("content-range")]).toEqual([
      206,
      "RIFF",
      expect.stringMatching(/^bytes 0-3\/\d+$/),
    ]);
    const rest = await fetch(stack.url + picture.url, { headers: { range: "bytes=8-" } });
    expect([rest.status, (await rest.text()).slice(0, 4)]).toEqual([206, "WEBP"]);
    const beyond = await fetch(stack.url + picture.url, { headers: { range: "bytes=99999999-" } });
    expect([beyond.status, beyond.headers.get("content-range")]).toEqual([
      416,
      expect.stringMatching(/^bytes \*\/\d+$/),
    ]);
    const several = await fetch(stack.url + picture.url, { headers: { range: "bytes=0-1,4-5" } });
    expect(several.status).toBe(200);
    const head = await fetch(stack.url + picture.url, { method: "HEAD" });
    expect([head.status, Number(head.headers.get("content-length")) > 0]).toEqual([200, true]);
  });

  it.each(["../640.webp", "..%2f640.webp", "640.webp%00", "640.html", "641.webp", "640.WEBP", ""])(
    "is nowhere else: %s",
    async (file) => {
      const place = picture.url.replace("640.webp", file);
      const status = await new Promise((resolve, reject) =>
        request(stack.url, { path: place }, (answer) => resolve(answer.resume().statusCode))
          .on("error", reject)
          .end(),
      );
      expect(status).toBe(404);
    },
  );

  it("has a name nobody guesses", async () => {
    const keys = await Promise.all(Array.from({ length: 10 }, () => addPicture(stack, shop, 20, 20)));
    const places = new Set(keys.map(({ url }) => url.split("/")[2]));
    expect(places.size).toBe(10);
    for (const place of places) expect(place).toMatch(/^[\w-]{32}$/);
    for (const { id, url } of keys) expect(url).not.toContain(id);
  });

  it("that is a document is saved, not shown", async () => {
    const pdf = "%PDF-1.7\n<script>alert(1)</script>\n%%EOF\n";
    const { url } = MediaFile.parse((await upload(stack, shop, { body: pdf, name: "bei.pdf" })).body);
    const answer = await fetch(stack.url + url);
    expect(answer.headers.get("content-disposition")).toBe("attachment");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });
});
