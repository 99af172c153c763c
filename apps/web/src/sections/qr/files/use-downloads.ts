import { useState } from "react";
import type { Design } from "../../../lib/qr/design/design.ts";
import type { Drawing } from "../../../lib/qr/drawing/drawing.ts";
import { type DownloadFormat, pngWidths } from "./download-format.ts";
import { type FileNames, fileName } from "./file-name.ts";
import { saveFile } from "./save-file.ts";

export type Source = {
  drawing: Drawing;
  design: Design;
  picture: string | undefined;
  link: string;
  names: FileNames;
};

async function make(wanted: DownloadFormat, { drawing, design, picture, link, names }: Source) {
  const name = fileName(wanted, names);
  if (wanted.kind === "svg") {
    const { svgText } = await import("../../../lib/qr/drawing/svg-text.ts");
    saveFile(new Blob([svgText(drawing, link, pngWidths.medium)], { type: "image/svg+xml" }), name);
    return;
  }
  if (wanted.kind === "pdf") {
    const [{ sheetPdf }, { pictureJpeg }] = await Promise.all([
      import("../../../lib/qr/print/sheet-pdf.ts"),
      import("./shrink-picture.ts"),
    ]);
    const jpeg = design.mark === "picture" && picture ? await pictureJpeg(picture, design.colours.back) : undefined;
    const bytes = sheetPdf(wanted.sheet, drawing, link, jpeg);
    saveFile(new Blob([new Uint8Array(bytes)], { type: "application/pdf" }), name);
    return;
  }
  const { drawPng } = await import("./draw-png.ts");
  const file = await drawPng(drawing, pngWidths[wanted.kind === "png" ? wanted.size : "medium"]);
  if (wanted.kind === "png") saveFile(file, name);
  else await navigator.share({ files: [new File([file], name, { type: "image/png" })], text: link });
}

/** Creates the files to download or share; the code for each format loads on first use. */
export function useDownloads(): {
  busy: string | undefined;
  failed: boolean;
  take: (wanted: DownloadFormat, source: Source) => Promise<void>;
} {
  const [busy, setBusy] = useState<string>();
  const [failed, setFailed] = useState(false);
  const take = async (wanted: DownloadFormat, source: Source) => {
    setBusy(Object.values(wanted).join());
    setFailed(false);
    try {
      await make(wanted, source);
    } catch (error) {
      // Closing the share sheet is not an error.
      setFailed(!(error instanceof DOMException && error.name === "AbortError"));
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, failed, take };
}
