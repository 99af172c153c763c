import sharp from "sharp";
import { afterAll, expect, it, vi } from "vitest";
import { blurPlaceholder } from "./blur-placeholder.ts";

afterAll(() => void vi.unstubAllGlobals());

const uploaded = "/media/0a1b2c/640.webp";
const answers = (answer: Response) => {
  const asked = vi.fn<(request: Request) => Promise<Response>>(async () => answer);
  vi.stubGlobal("fetch", asked);
  return asked;
};

it("draws an uploaded cover small enough to travel in the page, and wide enough for a phone", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const photo = await sharp({ create: { width: 640, height: 240, channels: 3, background: "#fff", noise } })
    .webp()
    .toBuffer();
  const asked = answers(new Response(new Uint8Array(photo)));
  const soft = (await blurPlaceholder(uploaded)) ?? "";
  expect(new URL(asked.mock.calls[0]?.[0].url ?? "").pathname).toBe(uploaded);
  expect(soft.length).toBeLessThan(4_000);
  const bytes = Buffer.from(soft.replace("data:image/webp;base64,", ""), "base64");
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 412 });
});

it("asks no other host and reads no other file", async () => {
  const asked = answers(new Response("x"));
  for (const address of ["https://elsewhere.example/a.webp", "/pictures/../../package.json", "/api/products"])
    expect(await blurPlaceholder(address)).toBeUndefined();
  expect(asked).not.toHaveBeenCalled();
});

it("goes without where there is no picture to read", async () => {
  answers(new Response("", { status: 404 }));
  expect(await blurPlaceholder(uploaded)).toBeUndefined();
  answers(new Response("no picture"));
  expect(await blurPlaceholder(uploaded)).toBeUndefined();
  expect(await blurPlaceholder("/pictures/demo/absent/640.webp")).toBeUndefined();
});
