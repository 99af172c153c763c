import { expect, it } from "vitest";
import { pictureAddress } from "./picture-address.ts";

it.each(["/pictures/a.webp", "https://cdn.example/a.jpg"])("shows %s", (url) => {
  expect(pictureAddress(url)).toBe(url);
});
it.each([
  null,
  "",
  "//elsewhere.example/a.jpg",
  "javascript:alert(1)",
  "http://plain.example/a.jpg",
  "data:text/html,x",
])("refuses %s", (url) => {
  expect(pictureAddress(url)).toBeUndefined();
});
