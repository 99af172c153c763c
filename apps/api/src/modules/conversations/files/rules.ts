import { limits } from "@mauzo/channels/limits";
import type { InboundContent } from "@mauzo/channels/whatsapp/read-inbound";
import type { ChatAction } from "@mauzo/contract/conversations/chat";
import type { MediaFile } from "@mauzo/contract/shop/media";

const kindOfType = {
  image: "picture",
  sticker: "picture",
  video: "video",
  audio: "audio",
  document: "document",
} as const;

/** What is known of a file before it is fetched; undefined for a message without one. */
export const announcedFile = (content: InboundContent) =>
  content.kind === "media"
    ? {
        kind: kindOfType[content.type],
        name: content.file.filename,
        externalId: content.file.id,
        sha256: content.file.sha256,
      }
    : undefined;

/** Whether bytes have this hash, which the provider writes in one of two ways; where it wrote none, any have. */
export const isHashOf = (hash: string, digest: Buffer): boolean =>
  hash === "" || hash === digest.toString("base64") || hash.toLowerCase() === digest.toString("hex");

/** Why a file is not kept, by the code that an upload of it would be refused with; undefined for other refusals. */
export function whyNot(code: string): "kind" | "size" | "full" | undefined {
  if (code === "file_too_large") return "size";
  if (code === "storage_full_for_customers") return "full";
  return code === "file_kind_refused" || code.startsWith("picture_") ? "kind" : undefined;
}

const usualNames = { picture: "picture", video: "film", audio: "recording", document: "document" } as const;

/**
 * The name a file is saved under: of letters that any header and any disk takes, and with the ending of what it is,
 * whatever its sender called it.
 */
export function nameToSave({ kind, name, file }: { kind: MediaFile["kind"]; name: string; file: string }): string {
  const ending = file.slice(file.lastIndexOf("."));
  const bare = name
    .replace(/\.\w{1,5}$/, "")
    .normalize("NFKD")
    .replace(/[^\w -]+/g, "")
    .trim()
    .slice(0, 80);
  return `${bare || usualNames[kind]}${ending}`;
}

/** The largest file of a kind that WhatsApp takes: what is sent on the web is no larger. */
export const mostBytes = (kind: MediaFile["kind"]): number => (kind === "picture" ? Infinity : limits[kind].bytes);

type Sent = { kind: MediaFile["kind"]; name: string; link: string; caption: string };
/** A file as it is sent. A document has its name, and shows it on the web where nothing is said with it. */
export function fileActions({ kind, name, link, caption }: Sent): ChatAction[] {
  const file = [{ link, ...(caption !== "" && { caption }) }];
  if (kind === "picture") return [{ send_images: file }];
  if (kind === "video") return [{ send_videos: file }];
  if (kind === "audio") return [{ send_audios: file }];
  return [{ send_documents: [{ link, caption: caption || name, filename: name }] }];
}
