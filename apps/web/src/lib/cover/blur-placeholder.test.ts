import { mockApi } from "@mauzo/api-mock/mock-api";
import { json } from "@mauzo/api-mock/responders";
import { media } from "@mauzo/contract/shop/media";
import sharp from "sharp";
import { afterAll, expect, it, vi } from "vitest";
import { blurPlaceholder } from "./blur-placeholder.ts";

vi.stubEnv("API_ORIGIN", "http://api.example");
afterAll(() => void vi.unstubAllEnvs());
const api = mockApi("http://api.example");

const uploaded = "/media/0a1b2c/640.webp";
it("draws an uploaded cover small enough to travel in the page, and wide enough for a phone", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const photo = await sharp({ create: { width: 640, height: 240, channels: 3, background: "#fff", noise } })
    .webp()
    .toBuffer();
  api.answer(media.read, () => new Response(new Uint8Array(photo)));
  const soft = (await blurPlaceholder(uploaded)) ?? "";
  expect(api.calls.map(({ path }) => path)).toEqual([uploaded]);
  expect(soft.length).toBeLessThan(4_000);
  const bytes = Buffer.from(soft.replace("data:image/webp;base64,", ""), "base64");
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 412 });
});

it("asks no other host and reads no other file", async () => {
  for (const address of ["https://elsewhere.example/a.webp", "/pictures/../../package.json", "/api/products"])
    expect(await blurPlaceholder(address)).toBeUndefined();
  expect(api.calls).toEqual([]);
});

it("goes without where there is no picture to read", async () => {
  api.answer(media.read, json(404, { detail: "No" }));
  expect(await blurPlaceholder(uploaded)).toBeUndefined();
  api.answer(media.read, () => new Response("no picture"));
  expect(await blurPlaceholder(uploaded)).toBeUndefined();
  expect(await blurPlaceholder("/pictures/demo/absent/640.webp")).toBeUndefined();
});
