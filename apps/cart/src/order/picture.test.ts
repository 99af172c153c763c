import { expect, it } from "vitest";
import { pictureUrl } from "./picture.ts";

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
