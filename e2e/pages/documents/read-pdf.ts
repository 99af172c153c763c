import { type APIRequestContext, expect } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";

type ReadPdf = { text: string; width: number };

/** The text of a PDF, and the width of its first page in points. */
export async function readPdfBytes(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: true });
  const [left = 0, , right = 0] = (await document.getPage(1)).view;
  return { text: text.replace(/\s+/g, " "), width: Math.round(right - left) };
}

/** Reads the PDF at an address without logging in. */
export async function readPdf(request: APIRequestContext, address: string): Promise<ReadPdf> {
  const answer = await request.get(address);
  expect(answer.status(), address).toBe(200);
  expect(answer.headers()["content-type"]).toBe("application/pdf");
  return readPdfBytes(await answer.body());
}
