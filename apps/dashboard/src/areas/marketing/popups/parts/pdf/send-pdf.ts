import { popupLimits } from "@mauzo/contract/marketing/popup-document";
import type { PopupFile } from "@mauzo/contract/marketing/popups";
import { uploadPdf } from "../../../../../lib/files/upload-pdf.ts";
import { uploadPicture } from "../../../../../lib/files/upload-picture.ts";
import { newIdempotencyKey } from "../../../../../lib/use-idempotency-key.ts";
import type { ShownPage } from "../../form/popup-form.ts";
import { PdfProblem } from "./pdf-problem.ts";

const loadDrawPdf = () => import("./draw-pdf.ts");

/** @throws PdfProblem for a file that is no PDF, or too large a one */
export async function checkPdf(file: File): Promise<void> {
  if (file.size > popupLimits.pdfBytes) throw new PdfProblem("too_big");
  // Readers look for it in the first kilobyte.
  if (!(await file.slice(0, 1024).text()).includes("%PDF-")) throw new PdfProblem("not_pdf");
}

export type PdfProgress = { share: number; page?: number; pages?: number };
type Sending = { signal: AbortSignal; onProgress: (progress: PdfProgress) => void };

/** Draws the pages of a PDF here, and uploads them, then the PDF. @throws PdfProblem; what an upload throws */
export async function sendPdf(file: File, { signal, onProgress }: Sending) {
  await checkPdf(file);
  const { drawPdf } = await loadDrawPdf().catch(() => {
    throw new PdfProblem("not_loaded");
  });
  const shown: ShownPage[] = [];
  for await (const { number, pages, picture, words } of drawPdf(file)) {
    signal.throwIfAborted();
    onProgress({ share: (number - 1) / (pages + 1), page: number, pages });
    const { id, url, width, height } = await uploadPicture(picture, { signal, idempotencyKey: newIdempotencyKey() });
    shown.push({ id, url, width: width ?? 0, height: height ?? 0, words });
  }
  const from = shown.length / (shown.length + 1);
  const { id, name, url, bytes } = await uploadPdf(file, {
    ...{ signal, idempotencyKey: newIdempotencyKey() },
    onProgress: (share) => onProgress({ share: from + (1 - from) * share }),
  });
  const sent: PopupFile = { id, name, url, bytes };
  return { file: sent, pages: shown };
}
