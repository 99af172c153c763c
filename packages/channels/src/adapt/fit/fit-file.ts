import { cleanFileName } from "@mauzo/format/text/clean-file-name";
import { shorten } from "@mauzo/format/text/shorten";
import { limits } from "../../limits.ts";
import type { FilePlace, OutgoingPart } from "../../outgoing-part.ts";
import type { AdaptContext } from "../context.ts";
import { cleanLine, cleanText, paragraphs, webAddress } from "../text/clean-text.ts";
import { textParts } from "../text/text-parts.ts";
import { fitLink } from "./fit-link.ts";

type File = Extract<OutgoingPart, { kind: "image" | "video" | "audio" | "document" | "sticker" }>;

/** The place as the provider can fetch it; undefined if it can't. */
function placeOf(file: FilePlace): FilePlace | undefined {
  if ("id" in file) return cleanLine(file.id) === "" ? undefined : { id: cleanLine(file.id) };
  const link = webAddress(file.link);
  return link === undefined ? undefined : { link };
}

/** "2.4 MB", rounded up: for a card. */
export const sizeText = (bytes: number): string => {
  if (bytes < 1_000_000) return `${Math.max(1, Math.ceil(bytes / 1000))} kB`;
  return `${Math.ceil(bytes / 100_000) / 10} MB`;
};

const typeOf = (mime: string) => (mime.split(";")[0] ?? "").trim().toLowerCase();
function isTaken({ kind, mime, bytes }: File): boolean {
  const { bytes: most, types } = limits[kind];
  const known: readonly string[] = types;
  return (mime === undefined || known.includes(typeOf(mime))) && (bytes === undefined || bytes <= most);
}

/** A file's name as a channel takes it: its beginning and its extension. */
function nameOf(filename: string | undefined): string {
  const line = cleanLine(filename);
  if (line === "") return "";
  const name = cleanFileName(line);
  if (name.length <= limits.document.filename) return name;
  const [extension = ""] = /\.\w{1,10}$/.exec(name) ?? [];
  return (
    shorten(name.slice(0, name.length - extension.length), limits.document.filename - extension.length) + extension
  );
}

/**
 * A file with its caption. One that the channel does not take is a card that opens it, with name and size; a caption
 * that does not fit, or that the kind can't have, is a message after it.
 */
export function fitFile(part: File, context: AdaptContext): OutgoingPart[] {
  const caption = cleanText(part.caption);
  const name = nameOf(part.filename);
  const file = placeOf(part.file);
  if (file === undefined || !isTaken(part)) {
    const size = part.bytes === undefined ? "" : ` (${sizeText(part.bytes)})`;
    const shown = `${name || context.words.file}${size}`;
    const address = "link" in part.file ? cleanText(part.file.link) : "";
    context.note("card", paragraphs(shown, cleanLine(part.filename)), address);
    if (file !== undefined && "link" in file)
      return fitLink(
        { kind: "link", body: paragraphs(shown, caption), label: context.words.open, url: file.link },
        context,
      );
    return textParts(paragraphs(shown, address, caption), context);
  }
  const { kind, mime, bytes } = part;
  const most = "caption" in limits[kind] ? limits.image.caption : 0;
  const isApart = caption.length > most;
  if (isApart) context.note("apart", caption, "");
  if (name !== "" && name !== part.filename) context.note("cut", cleanLine(part.filename), name);
  const fitted: OutgoingPart = {
    kind,
    file,
    ...(caption !== "" && !isApart ? { caption } : {}),
    ...(name === "" ? {} : { filename: name }),
    ...(mime === undefined ? {} : { mime }),
    ...(bytes === undefined ? {} : { bytes }),
    ...(part.kind === "audio" && part.voice ? { voice: true } : {}),
  };
  return isApart ? [fitted, ...textParts(caption, context)] : [fitted];
}
