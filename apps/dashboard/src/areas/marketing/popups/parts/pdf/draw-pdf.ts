import { popupLimits } from "@mauzo/contract/marketing/popup-document";
import { getDocument, PasswordException, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
// It reads on the page itself: a worker would need another file's address, which our policies do not allow it to make.
import "pdfjs-dist/legacy/build/pdf.worker.mjs";
import { pageWords } from "./page-words.ts";
import { PdfProblem } from "./pdf-problem.ts";

/** As wide as the widest size in which pictures are kept, and never so tall that a phone cannot draw it. */
const [widest, tallest] = [1280, 4_000];

async function drawPage(page: PDFPageProxy): Promise<Blob> {
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: Math.min(widest / width, tallest / height) });
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(viewport.width));
  canvas.height = Math.max(1, Math.round(viewport.height));
  await page.render({ canvas, viewport }).promise;
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.86));
  // Some phones give the memory of a canvas back only when it is small.
  canvas.width = canvas.height = 0;
  if (!drawn) throw new PdfProblem("damaged");
  return drawn;
}

export type DrawnPage = { number: number; pages: number; picture: File; words: string };

/** Draws the pages of a PDF, one after the other. Nothing in it runs. @throws PdfProblem */
export async function* drawPdf(file: File): AsyncGenerator<DrawnPage> {
  const reading = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    stopAtErrors: false,
    enableXfa: false,
  });
  try {
    const pdf = await reading.promise;
    const pages = pdf.numPages;
    if (pages > popupLimits.pages) throw new PdfProblem("too_many_pages");
    for (let number = 1; number <= pages; number++) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      const picture = new File([await drawPage(page)], `${number}.jpg`, { type: "image/jpeg" });
      page.cleanup();
      yield { number, pages, picture, words: pageWords(items) };
    }
  } catch (failure) {
    if (failure instanceof PdfProblem) throw failure;
    if (failure instanceof PasswordException) throw new PdfProblem("password");
    throw new PdfProblem("damaged");
  } finally {
    await reading.destroy();
  }
}
