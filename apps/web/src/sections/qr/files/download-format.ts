import type { SheetKind } from "../../../lib/qr/print/sheets.ts";

export const pngWidths = { small: 600, medium: 1200, large: 2400 } as const;

/** The formats in which a code can be downloaded or shared. */
export type DownloadFormat =
  | { kind: "png"; size: keyof typeof pngWidths }
  | { kind: "svg" }
  | { kind: "pdf"; sheet: SheetKind }
  | { kind: "share" };
