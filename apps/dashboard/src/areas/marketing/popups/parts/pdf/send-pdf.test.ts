import { popupLimits } from "@mauzo/contract/marketing/popup-document";
import { expect, it } from "vitest";
import { checkPdf } from "./send-pdf.ts";

const refused = (content: BlobPart, name = "menyu.pdf") =>
  checkPdf(new File([content], name)).then(
    () => undefined,
    ({ code }) => code,
  );

it("takes a PDF by what is in it, and so large a one", async () => {
  expect(await refused("%PDF-1.4\n")).toBeUndefined();
  expect(await refused(`\uFEFF\n%PDF-1.7\n`)).toBeUndefined();
  expect(await refused("")).toBe("not_pdf");
  expect(await refused("PK\u0003\u0004")).toBe("not_pdf");
  expect(await refused(`${" ".repeat(2_000)}%PDF-1.4`)).toBe("not_pdf");
  expect(await refused(new Uint8Array(popupLimits.pdfBytes + 1))).toBe("too_big");
});
