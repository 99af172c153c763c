import { cleanFileName } from "@mauzo/format/text/clean-file-name";

const endings = {
  pdf: "pdf",
  text: "doc docx odt rtf txt md",
  sheet: "xls xlsx ods csv tsv",
  slides: "ppt pptx odp key",
  archive: "zip rar 7z gz tar",
  picture: "jpg jpeg png webp gif svg heic avif",
  audio: "mp3 ogg opus m4a wav aac amr",
  video: "mp4 webm mov mkv avi 3gp",
};
export type DocumentKind = keyof typeof endings | "file";
export type DocumentFile = { name: string; ending: string; kind: DocumentKind };

const isKind = (kind: string): kind is keyof typeof endings => Object.hasOwn(endings, kind);

function lastPart({ pathname, hostname }: URL): string {
  const last = pathname.split("/").at(-1) ?? "";
  try {
    return decodeURIComponent(last) || hostname;
  } catch {
    return last;
  }
}

/** Reads a document's address: a readable name, the extension, and the kind of file. */
export function documentFile(href: string): DocumentFile {
  const url = new URL(href);
  const name = cleanFileName(lastPart(url));
  const ending = name === url.hostname ? "" : (/\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? "");
  const kind = Object.entries(endings).find(([, list]) => list.split(" ").includes(ending))?.[0] ?? "";
  return { name, ending, kind: isKind(kind) ? kind : "file" };
}
