import type { PopupDocument, popupCalls } from "@mauzo/contract/marketing/popup-document";
import { NewPopup, type Popup, type PopupFile } from "@mauzo/contract/marketing/popups";
import type { Picture } from "@mauzo/contract/shared";
import type { ShownPicture } from "../../../../components/upload/pictures-field.tsx";

type Place = PopupDocument["where"][number] & { key: number };
/** A page of the PDF, with the id of its picture. */
export type ShownPage = Picture & { words: string };
/** A popup as it is typed: numbers are texts, and an empty one means none. */
export type PopupForm = {
  name: string;
  kind: PopupDocument["content"]["kind"];
  call: (typeof popupCalls)[number];
  url: string;
  file: PopupFile | null;
  pages: readonly ShownPage[];
  texts: PopupDocument["texts"];
  pictures: readonly ShownPicture[];
  position: PopupDocument["position"];
  delay: string;
  scrolled: string;
  leaving: boolean;
  where: readonly Place[];
  who: PopupDocument["who"];
  closeDays: string;
  clickEnds: boolean;
  most: string;
  from: string;
  until: string;
};

const typed = (value: number | null) => (value === null ? "" : String(value));
const read = (text: string) => (text.trim() === "" ? null : Number(text));

export function toForm({ name, document, picture, file, pages }: Popup): PopupForm {
  const { content, texts, position, when, where, who, often, from, until } = document;
  return {
    ...{ name, kind: content.kind, texts, position, who, file },
    call: content.kind === "text" ? content.call : "chat",
    url: "url" in content ? content.url : "",
    pages: pages.map((page) => ({ ...page.picture, words: page.words })),
    pictures: picture ? [{ id: picture.id, url: picture.url }] : [],
    delay: typed(when.delay_seconds),
    scrolled: typed(when.scrolled_percent),
    leaving: when.leaving,
    where: where.map((place, key) => ({ ...place, key })),
    closeDays: String(often.close_days),
    clickEnds: often.click_ends,
    most: typed(often.most),
    ...{ from: from ?? "", until: until ?? "" },
  };
}

function contentOf({ kind, call, url, file }: PopupForm): PopupDocument["content"] {
  if (kind === "url") return { kind, url };
  if (kind === "pdf") return { kind, file_id: file?.id ?? "" };
  return call === "chat" ? { kind, call } : { kind, call, url };
}

export const documentOf = (form: PopupForm): PopupDocument => ({
  ...{ content: contentOf(form), texts: form.texts, position: form.position, who: form.who },
  picture_id: form.pictures[0]?.id ?? null,
  when: { delay_seconds: read(form.delay), scrolled_percent: read(form.scrolled), leaving: form.leaving },
  where: form.where.map(({ match, value }) => ({ match, value })),
  often: { close_days: read(form.closeDays) ?? 0, click_ends: form.clickEnds, most: read(form.most) },
  from: form.from || null,
  until: form.until || null,
});

export const toInput = (form: PopupForm): NewPopup => ({
  name: form.name,
  document: documentOf(form),
  pages: form.kind === "pdf" ? form.pages.map(({ id, words }) => ({ picture_id: id, words })) : [],
});

/** Where a part of the document is typed. */
const fields: [start: string, field: string][] = [
  ["name", "name"],
  ["document.content.url", "url"],
  ["document.content.file_id", "file"],
  ["document.when.delay_seconds", "delay"],
  ["document.when.scrolled_percent", "scrolled"],
  ["document.often.close_days", "closeDays"],
  ["document.often.most", "most"],
];
const problemKeys = {
  name: "name",
  url: "url",
  file: "file",
  delay: "delay",
  scrolled: "scrolled",
  closeDays: "closeDays",
  most: "most",
  popup_words_missing: "words",
  popup_moment_missing: "moment",
  popup_days_crossed: "days",
} as const;
export type ProblemKey = (typeof problemKeys)[keyof typeof problemKeys] | "other";
const isKnown = (name: string): name is keyof typeof problemKeys => Object.hasOwn(problemKeys, name);

/** What is wrong with a form, by its fields. */
export function problemsOf(form: PopupForm): { path: string; key: ProblemKey }[] {
  const result = NewPopup.safeParse(toInput(form));
  return (result.error?.issues ?? []).map(({ path, message }) => {
    const at = path.join(".");
    const field = fields.find(([start]) => start === at)?.[1] ?? at.replace(/^document\./, "");
    const name = isKnown(message) ? message : field;
    return { path: field, key: isKnown(name) ? problemKeys[name] : "other" };
  });
}

/** What a new popup is before it is written: an offer to talk, which is off. */
export const starter = (name: string): NewPopup => ({
  name,
  document: {
    content: { kind: "text", call: "chat" },
    texts: {
      en: { title: "Hello! Can we help you?", text: "", button: "" },
      sw: { title: "Habari! Tukusaidie?", text: "", button: "" },
    },
    ...{ picture_id: null, position: "bottom_right", where: [], from: null, until: null },
    when: { delay_seconds: 5, scrolled_percent: null, leaving: false },
    who: { visitor: "all", language: "all", device: "all" },
    often: { close_days: 7, click_ends: true, most: null },
  },
});
