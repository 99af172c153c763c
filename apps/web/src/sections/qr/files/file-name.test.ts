import { expect, it } from "vitest";
import type { Locale } from "../../../i18n/locale.ts";
import { messages } from "../../../i18n/messages/messages.ts";
import type { DownloadFormat } from "./download-format.ts";
import { fileName } from "./file-name.ts";

const every: readonly DownloadFormat[] = [
  { kind: "svg" },
  { kind: "share" },
  { kind: "png", size: "small" },
  { kind: "png", size: "medium" },
  { kind: "png", size: "large" },
  { kind: "pdf", sheet: "tent" },
  { kind: "pdf", sheet: "sticker35" },
];

it.each<[Locale, string]>([
  ["en", "whatsapp-qr: .svg .png -small.png -medium.png -large.png -tent.pdf -sticker35mm.pdf"],
  ["sw", "qr-ya-whatsapp: .svg .png -ndogo.png -kati.png -kubwa.png -meza.pdf -stika35mm.pdf"],
])("is in the language of the page: %s", (locale, expected) => {
  const { names } = messages[locale].qr.files;
  const [code = "", endings = ""] = expected.split(": ");
  expect(every.map((wanted) => fileName(wanted, names))).toEqual(endings.split(" ").map((ending) => code + ending));
});
