import { expect, it } from "vitest";
import { isHeic } from "./is-heic.ts";

it.each([
  [{ name: "IMG_0042.HEIC", type: "" }, true],
  [{ name: "IMG_0042.heif", type: "application/octet-stream" }, true],
  [{ name: "photo", type: "image/heic" }, true],
  [{ name: "photo", type: "image/heif-sequence" }, true],
  [{ name: "IMG_0042.HEIC", type: "image/jpeg" }, false],
  [{ name: "heic.jpg", type: "" }, false],
  [{ name: "kanga.jpg", type: "image/jpeg" }, false],
])("of %j: %s", (file, expected) => expect(isHeic(file)).toBe(expected));
