import { afterEach, describe, expect, it } from "vitest";
import { exampleDocument } from "../test/example-document.ts";
import { readPdf } from "../test/read-pdf.ts";
import { openPdfRenderer, type PdfRenderer } from "./open-pdf-renderer.ts";

let pdfRenderer: PdfRenderer | undefined;
afterEach(() => pdfRenderer?.close());

describe("the press", () => {
  it("prints documents beside the program, each as it was asked for", async () => {
    pdfRenderer = openPdfRenderer();
    const numbers = ["AAAAA-AAAAA", "BBBBB-BBBBB", "CCCCC-CCCCC"];
    const printed = await Promise.all(numbers.map((number) => pdfRenderer?.print(exampleDocument({ number }))));
    for (const [at, pdf] of printed.entries())
      expect((await readPdf(pdf ?? new Uint8Array()))[0]?.text).toContain(numbers[at]);
  });

  it("goes on after a document that cannot be drawn", async () => {
    pdfRenderer = openPdfRenderer();
    await expect(pdfRenderer.print(exampleDocument({ placedAt: "2026", timeZone: "Nowhere" }))).rejects.toThrow(
      "cannot be drawn",
    );
    expect(await pdfRenderer.print(exampleDocument())).toBeInstanceOf(Uint8Array);
  });

  it("gives up what takes too long, and prints the next", async () => {
    pdfRenderer = openPdfRenderer({ timeoutMs: 1 });
    await expect(pdfRenderer.print(exampleDocument())).rejects.toThrow("took too long");
    await pdfRenderer.close();
    pdfRenderer = openPdfRenderer();
    expect(await pdfRenderer.print(exampleDocument())).toBeInstanceOf(Uint8Array);
  });

  it("is put away when nothing is printed for a while, and comes back", async () => {
    pdfRenderer = openPdfRenderer({ idleMs: 1 });
    await pdfRenderer.print(exampleDocument());
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await pdfRenderer.print(exampleDocument())).toBeInstanceOf(Uint8Array);
  });

  it("takes so many at once and no more", async () => {
    pdfRenderer = openPdfRenderer({ mostWaiting: 1 });
    const first = pdfRenderer.print(exampleDocument());
    expect(await pdfRenderer.print(exampleDocument())).toBeUndefined();
    expect(await first).toBeInstanceOf(Uint8Array);
    expect(await pdfRenderer.print(exampleDocument())).toBeInstanceOf(Uint8Array);
  });
});
