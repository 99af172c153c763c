import { type mediaKinds, mediaMaxBytes, pictureMaxBytes } from "@mauzo/contract/shop/media";
import { pictureWidths } from "@mauzo/format/picture-urls";

type Kind = (typeof mediaKinds)[number];
type FileFormat = { kind: Kind; file: string };

/** The accepted formats, by what the bytes are (never by name or declared type), and the file each is stored as. */
const fileFormats: Record<string, FileFormat> = {
  jpg: { kind: "picture", file: "640.webp" },
  png: { kind: "picture", file: "640.webp" },
  apng: { kind: "picture", file: "640.webp" },
  webp: { kind: "picture", file: "640.webp" },
  gif: { kind: "picture", file: "640.webp" },
  mp4: { kind: "video", file: "video.mp4" },
  mp3: { kind: "audio", file: "audio.mp3" },
  ogg: { kind: "audio", file: "audio.ogg" },
  opus: { kind: "audio", file: "audio.ogg" },
  pdf: { kind: "document", file: "document.pdf" },
};

/** What people send each other in messages besides: nothing that runs, and no document of a kind that holds macros. */
const messageFormats: Record<string, FileFormat> = {
  ...fileFormats,
  "3gp": { kind: "video", file: "video.3gp" },
  m4a: { kind: "audio", file: "audio.m4a" },
  aac: { kind: "audio", file: "audio.aac" },
  amr: { kind: "audio", file: "audio.amr" },
  docx: { kind: "document", file: "document.docx" },
  xlsx: { kind: "document", file: "document.xlsx" },
  pptx: { kind: "document", file: "document.pptx" },
};

/** The stored format for a detected extension; undefined when it is not accepted. */
export function fileFormatOf(extension: string | undefined, inMessages = false): FileFormat | undefined {
  const formats = inMessages ? messageFormats : fileFormats;
  return extension !== undefined && Object.hasOwn(formats, extension) ? formats[extension] : undefined;
}

/** The maximum size of a file of this kind, in bytes. */
export const maxBytesOf = (kind: Kind) => (kind === "picture" ? pictureMaxBytes : mediaMaxBytes);

const filesOfKind: Record<Kind, string[]> = {
  picture: pictureWidths.flatMap((width) => [`${width}.webp`, `${width}.jpg`]),
  video: ["video.mp4", "video.3gp"],
  audio: ["mp3", "ogg", "m4a", "aac", "amr"].map((ending) => `audio.${ending}`),
  document: ["pdf", "docx", "xlsx", "pptx"].map((ending) => `document.${ending}`),
};

/** The storage folder of a medium. Private media are where no public URL leads: public keys are shorter. */
export const storageFolderOf = ({ key, isPrivate }: { key: string; isPrivate: boolean }) =>
  isPrivate ? `private-${key}` : key;

/** The storage names of all files a medium may have. */
export const storageNamesOf = ({ kind, ...medium }: { key: string; kind: Kind; isPrivate: boolean }) =>
  filesOfKind[kind].map((file) => `${storageFolderOf(medium)}/${file}`);

/** The content type each file is served with, whatever its sender called it. */
const contentTypes: Record<string, string> = {
  webp: "image/webp",
  jpg: "image/jpeg",
  mp4: "video/mp4",
  mp3: "audio/mpeg",
  ogg: "audio/ogg",
  pdf: "application/pdf",
  "3gp": "video/3gpp",
  m4a: "audio/mp4",
  aac: "audio/aac",
  amr: "audio/amr",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
};
export const contentTypeOf = (file: string): string | undefined => contentTypes[file.split(".")[1] ?? ""];

const jpegs = new Map<string, string>(pictureWidths.map((width) => [`${width}.jpg`, `${width}.webp`] as const));
/** The stored picture that a JPEG is made of, the first time somebody asks for it; undefined for any other file. */
export const sourceOfJpeg = (file: string): string | undefined => jpegs.get(file);

/** Documents are downloaded, never shown on our own origin. */
export const contentDispositionOf = (file: string) => (file.startsWith("document.") ? "attachment" : "inline");

/** The part a `Range` header asks for; undefined: the whole file, also when several parts are asked for. */
export function parseRange(header: string | undefined): { start: number; end?: number } | undefined {
  const [, start, end] = /^bytes=(\d{1,12})-(\d{1,12})?$/.exec(header ?? "") ?? [];
  if (start === undefined) return undefined;
  if (end === undefined) return { start: Number(start) };
  return Number(end) < Number(start) ? undefined : { start: Number(start), end: Number(end) };
}
