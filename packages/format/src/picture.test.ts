import { expect, it } from "vitest";
import { pictureAddressOf, pictureSrcSet } from "./picture.ts";

it("names every width beside the one in the address", () => {
  expect(pictureSrcSet(pictureAddressOf("k"))).toBe(
    "/media/k/160.webp 160w, /media/k/320.webp 320w, /media/k/640.webp 640w, /media/k/1280.webp 1280w",
  );
  expect(pictureSrcSet("https://mauzo.example/pictures/demo/kanga/640.webp")).toMatch(
    /^https:\/\/mauzo\.example\/pictures\/demo\/kanga\/160\.webp 160w, .* 1280w$/,
  );
});

it.each(["/pictures/demo/kanga.svg", "https://cdn.example/640.webp.svg", "/a/641.webp", "640.webp"])(
  "knows no other width of %s",
  (url) => {
    expect(pictureSrcSet(url)).toBeUndefined();
  },
);
