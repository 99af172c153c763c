import { type APIRequestContext, expect } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";

/** Reads the text of the PDF at an address, and the width of its first page in points, without logging in. */
export async function readPdf(request: APIRequestContext, address: string): Promise<{ text: string; width: number }> {
  const answer = await request.get(address);
  expect(answer.status(), address).toBe(200);
  expect(answer.headers()["content-type"]).toBe("application/pdf");
  const document = await getDocumentProxy(new Uint8Array(await answer.body()));
  const { text } = await extractText(document, { mergePages: true });
  const [left = 0, , right = 0] = (await document.getPage(1)).view;
  return { text: text.replace(/\s+/g, " "), width: Math.round(right - left) };
}
