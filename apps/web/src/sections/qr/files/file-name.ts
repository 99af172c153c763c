import { fill } from "@mauzo/format/fill";
import type { Messages } from "../../../i18n/messages/en.ts";
import type { DownloadFormat } from "./download-format.ts";

export type FileNames = Messages["qr"]["files"]["names"];

/** The file name of a download, in the language of the page. */
export function fileName(wanted: DownloadFormat, names: FileNames): string {
  if (wanted.kind === "svg") return `${names.code}.svg`;
  if (wanted.kind === "share") return `${names.code}.png`;
  if (wanted.kind === "png") return `${names.code}-${names[wanted.size]}.png`;
  const sheet =
    wanted.sheet === "tent" ? names.tent : fill(names.sticker, { width: wanted.sheet.replace("sticker", "") });
  return `${names.code}-${sheet}.pdf`;
}
