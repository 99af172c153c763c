import { expect, it } from "vitest";
import { cleanFileName } from "./clean-file-name.ts";

it.each([
  ["2024-03-15-09-30-00_kanga.jpg", "kanga.jpg"],
  ["2024-03-15-09-30-00-kanga mpya.jpg", "kanga mpya.jpg"],
  ["20240315093000-kanga.jpg", "kanga.jpg"],
  ["2024-03-15-09-30-00.jpg", "2024-03-15-09-30-00.jpg"],
  ["2024-03-15.jpg", "2024-03-15.jpg"],
  ["kanga 2024-03-15-09-30-00.jpg", "kanga 2024-03-15-09-30-00.jpg"],
  ["C:\\picha\\kanga.jpg", "kanga.jpg"],
  ["../../etc/passwd", "passwd"],
  ["a\u202egpj.exe", "agpj.exe"],
  ["\u0000", "file"],
])("%j is %j", (given, clean) => {
  expect(cleanFileName(given)).toBe(clean);
});
