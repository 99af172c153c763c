import { type mediaKinds, mediaMaxBytes, pictureMaxBytes } from "@mauzo/contract/shop/media";
import { pictureWidths } from "@mauzo/format/picture";

type Kind = (typeof mediaKinds)[number];
type Form = { kind: Kind; file: string };

/** What is taken, by what the bytes are (never by name or declared type), and the file it is kept as. */
const forms: Record<string, Form> = {
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

/** What a file found to be of this sort is kept as; undefined when it is not taken. */
export const formOf = (sort: string | undefined): Form | undefined =>
  sort !== undefined && Object.hasOwn(forms, sort) ? forms[sort] : undefined;

/** How many bytes a file of the kind may have. */
export const maxBytesOf = (kind: Kind) => (kind === "picture" ? pictureMaxBytes : mediaMaxBytes);

const fileOf: Record<Kind, string[]> = {
  picture: pictureWidths.map((width) => `${width}.webp`),
  video: ["video.mp4"],
  audio: ["audio.mp3", "audio.ogg"],
  document: ["document.pdf"],
};

/** The storage's folder of a medium. What is private lies where no public address leads: their keys are shorter. */
export const folderOf = ({ key, isPrivate }: { key: string; isPrivate: boolean }) =>
  isPrivate ? `private-${key}` : key;

/** The storage's names of everything that may be kept for a medium. */
export const namesOf = ({ kind, ...medium }: { key: string; kind: Kind; isPrivate: boolean }) =>
  fileOf[kind].map((file) => `${folderOf(medium)}/${file}`);

/** The one type each file is served as, whatever its sender called it. */
const types: Record<string, string> = {
  webp: "image/webp",
  mp4: "video/mp4",
  mp3: "audio/mpeg",
  ogg: "audio/ogg",
  pdf: "application/pdf",
};
export const typeOf = (file: string): string | undefined => types[file.split(".")[1] ?? ""];

/** Documents are saved, never shown inside our own address. */
export const dispositionOf = (file: string) => (file.endsWith(".pdf") ? "attachment" : "inline");

/** The part a `Range` header asks for; undefined: all of it. Several parts at once are answered with all. */
export function rangeOf(header: string | undefined): { start: number; end?: number } | undefined {
  const [, start, end] = /^bytes=(\d{1,12})-(\d{1,12})?$/.exec(header ?? "") ?? [];
  if (start === undefined) return undefined;
  if (end === undefined) return { start: Number(start) };
  return Number(end) < Number(start) ? undefined : { start: Number(start), end: Number(end) };
}
