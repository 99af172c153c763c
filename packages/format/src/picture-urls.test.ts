import { expect, it } from "vitest";
import { pictureAddress, pictureAddressOf, pictureSrcSet, pictureUrl } from "./picture-urls.ts";

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

it.each(["/pictures/a.webp", "https://cdn.example/a.jpg"])("shows %s on our pages", (url) => {
  expect(pictureAddress(url)).toBe(url);
});
it.each([
  null,
  "",
  "//elsewhere.example/a.jpg",
  "javascript:alert(1)",
  "http://plain.example/a.jpg",
  "data:text/html,x",
])("refuses %s on our pages", (url) => {
  expect(pictureAddress(url)).toBeUndefined();
});

const site = "https://mauzo.example";
it.each([
  ["https://cdn.example/a.webp", "https://cdn.example/a.webp"],
  ["/pictures/a.svg", "https://mauzo.example/pictures/a.svg"],
  [null, undefined],
  ["", undefined],
  ["javascript:alert(1)", undefined],
  ["data:text/html,x", undefined],
  ["http://[", undefined],
])("%s is shown from %s", (given, expected) => expect(pictureUrl(given, site)).toBe(expected));
