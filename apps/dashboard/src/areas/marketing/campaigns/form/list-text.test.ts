import { expect, it } from "vitest";
import { listNumbers, mendLine, readListFile, readListText } from "./list-text.ts";

const people = (text: string) => readListText(text).map(({ phone, name }) => [phone, name]);

it("takes numbers as people paste them", () => {
  expect(listNumbers("\n0712345678\r\n+255 713 111 222,,\n")).toEqual(["0712345678", "+255 713 111 222"]);
  expect(listNumbers("0712 345 678; 0713-111-222, 0712 345 678")).toEqual(["0712 345 678", "0713-111-222"]);
});

it.each([
  ["0712345678, Asha", "0712345678", "Asha"],
  ["Asha Mkubwa;255712345678", "255712345678", "Asha Mkubwa"],
  ['"Juma, Mdogo",+255712345678', "+255712345678", "Juma, Mdogo"],
  ["Neema\t0712 345 678\tIlala", "0712 345 678", "Neema Ilala"],
  ["0712345678 Asha", "0712345678", "Asha"],
  ["Asha – 0712 345 678", "0712 345 678", "Asha"],
  ["０７１２３４５６７８, Asha", "０７１２３４５６７８", "Asha"],
])("reads a name beside a number: %s", (text, phone, name) => {
  expect(people(text)).toEqual([[phone, name]]);
});

it("skips the names of columns, and keeps what is no number with its line", () => {
  expect(readListText("Jina,Simu\nAsha,0712345678\n\nJuma,07123abc")).toEqual([
    { phone: "0712345678", name: "Asha", line: 1 },
    { phone: "07123abc", name: "Juma", line: 3 },
  ]);
  expect(people("abcd")).toEqual([["abcd", ""]]);
});

it("gives a row to each number of a line with several, also to those that are to be mended", () => {
  expect(readListText("0712345678, 0713345678, 07l4345678")).toEqual([
    ...["0712345678", "0713345678", "07l4345678"].map((phone) => ({ phone, name: "", line: 0 })),
  ]);
  expect(people("Asha, 0712345678; Juma\t0713345678")).toEqual([
    ...["0712345678", "0713345678"].map((phone) => [phone, ""]),
  ]);
  expect(people("Asha 2, 0712345678")).toEqual([["0712345678", "Asha 2"]]);
});

it("mends one line, or takes it out", () => {
  expect(mendLine("a\nb\r\nc", 1, "0712345678")).toBe("a\n0712345678\nc");
  expect(mendLine("a\nb", 0, " ")).toBe("b");
});

it("reads files of older spreadsheets", async () => {
  const bytes = new Uint8Array([...new TextEncoder().encode("Ren"), 0xe9, ...new TextEncoder().encode(",0712345678")]);
  expect(await readListFile(new Blob([bytes]))).toBe("René,0712345678");
});
