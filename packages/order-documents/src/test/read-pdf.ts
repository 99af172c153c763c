import { extractText, getDocumentProxy } from "unpdf";

export type ReadPage = { width: number; height: number; text: string };

/** The text a PDF reader finds, page by page. */
export async function readPdf(pdf: Uint8Array): Promise<ReadPage[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document);
  return Promise.all(
    text.map(async (each, at) => {
      const [left = 0, bottom = 0, right = 0, top = 0] = (await document.getPage(at + 1)).view;
      return { width: right - left, height: top - bottom, text: each };
    }),
  );
}
