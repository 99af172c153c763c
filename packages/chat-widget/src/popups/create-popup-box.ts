import type { PublicPopup } from "@mauzo/contract/marketing/public-popups";
import { element, iconElement } from "../view/frame/element.ts";
import { pdfPages } from "./pdf-pages.ts";
import { popupTexts } from "./popup-texts.ts";

type Language = keyof typeof popupTexts;
export type PopupBox = {
  popup: Pick<PublicPopup, "document" | "picture" | "file" | "pages">;
  lang: Language;
  /** What the addresses of files are relative to. */
  base: string;
  /** Values of CSS custom properties, by name. */
  properties: Record<string, string>;
  onClose(): void;
  /** The button was pressed; a link opens by itself. */
  onCall(): void;
};

const cross = "M5 5l14 14M19 5L5 19";
const megabytes = (bytes: number) => String(Math.max(0.1, Math.round(bytes / 104_857.6) / 10));

/** The words in the visitor's language, or where it has no title, in the other one. */
function wordsOf({ texts }: PublicPopup["document"], lang: Language) {
  const other = lang === "en" ? "sw" : "en";
  const shown: Language = texts[lang].title === "" ? other : lang;
  return { ...texts[shown], lang: shown };
}

/** Whether the button of a popup opens the chat: below a PDF that is shown page by page, it does, too. */
export const opensChat = ({ document: { content }, pages }: Pick<PublicPopup, "document" | "pages">): boolean =>
  content.kind === "pdf" ? pages.length > 0 : content.kind === "text" && content.call === "chat";

/** A popup as visitors see it, also in previews. It is no modal dialog: the page below goes on. */
export function createPopupBox({ popup, lang, base, properties, onClose, onCall }: PopupBox): HTMLElement {
  const { document, picture, file, pages } = popup;
  const { content, position } = document;
  const { title, text, button, lang: spoken } = wordsOf(document, lang);
  const own = popupTexts[lang];
  const shut = element(
    "button",
    { type: "button", class: "shut", "aria-label": own.close, title: own.close },
    iconElement(cross),
  );
  shut.addEventListener("click", onClose);
  const words = element("div", { class: "words-of", lang: spoken }, element("h2", {}, title));
  if (text !== "") words.append(element("p", {}, text));
  const size = file && own.megabytes.replace("{size}", megabytes(file.bytes));
  const inChat = opensChat(popup);
  const href = file ? new URL(file.url, base).href : "url" in content ? content.url : "";
  const label = button || own[inChat ? "chat" : content.kind === "text" ? "url" : content.kind];
  const call = inChat
    ? element("button", { type: "button", class: "call" }, label)
    : element("a", { class: "call", href, target: "_blank", rel: "noopener" }, label);
  call.addEventListener("click", onCall);
  // What stands below the words; where pages do, they are between the two.
  const foot = element("div", { class: "foot" });
  const drawn = file && pages.length > 0 ? pdfPages(pages, own, base) : undefined;
  if (drawn) {
    const open = element("a", { class: "more", href, target: "_blank", rel: "noopener" }, `${own.pdf} (${size})`);
    foot.append(call, element("div", { class: "mores" }, open, drawn.zoom));
  } else {
    if (file) words.append(element("p", { class: "file" }, `${file.name} · ${size}`));
    foot.append(call);
  }
  const box = element("section", {
    ...{ class: "popup", role: "dialog", "aria-label": title, "aria-live": "polite", lang },
    "data-position": position,
  });
  if (picture) {
    const { width, height } = picture;
    const shown = element("img", {
      ...{ src: new URL(picture.url, base).href, alt: "", decoding: "async" },
      ...{ width: String(width), height: String(height) },
    });
    // A page may allow no pictures of others.
    shown.addEventListener("error", () => shown.remove());
    box.append(shown);
  }
  if (drawn) box.dataset.pages = "";
  box.append(words, ...(drawn ? [drawn.all] : []), foot, shut);
  for (const [name, value] of Object.entries(properties)) box.style.setProperty(name, value);
  return box;
}
