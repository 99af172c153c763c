import { expect, it } from "vitest";
import { documentFile } from "./document-file.ts";

it.each([
  ["https://e.com/f/2024-03-15-09-30-00_bei%20mpya.pdf?x=1", "bei mpya.pdf", "pdf", "pdf"],
  ["https://e.com/orodha.XLSX", "orodha.XLSX", "xlsx", "sheet"],
  ["https://e.com/a%2Fb%2Fmkataba.docx", "mkataba.docx", "docx", "text"],
  ["https://e.com/picha.webp#top", "picha.webp", "webp", "picture"],
  ["https://e.com/%E0%A4%A", "%E0%A4%A", "", "file"],
  ["https://e.com/no-ending", "no-ending", "", "file"],
  ["https://e.com/a%E2%80%AEfdp.exe", "afdp.exe", "exe", "file"],
  ["https://shop.example/", "shop.example", "", "file"],
  ["https://e.com/x.constructor", "x.constructor", "", "file"],
])("%s is %j", (href, name, ending, kind) => expect(documentFile(href)).toEqual({ name, ending, kind }));
