import type { SheetKind } from "../../../lib/qr/print/sheets.ts";

export const pngWidths = { small: 600, medium: 1200, large: 2400 } as const;

/** What somebody takes away. */
export type Wanted =
  | { kind: "png"; size: keyof typeof pngWidths }
  | { kind: "svg" }
  | { kind: "pdf"; sheet: SheetKind }
  | { kind: "share" };
