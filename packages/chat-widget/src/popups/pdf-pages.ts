import type { PublicPopup } from "@mauzo/contract/marketing/public-popups";
import { pictureSrcSet } from "@mauzo/format/picture-urls";
import { element } from "../view/frame/element.ts";
import type { popupTexts } from "./popup-texts.ts";

type Page = PublicPopup["pages"][number];
type Texts = (typeof popupTexts)["en"];

/** A page as a picture of known size, so that nothing moves when it arrives; read out, it is its words. */
function pageElement({ picture, words }: Page, name: string, base: string) {
  const { href } = new URL(picture.url, base);
  const shown = element("img", {
    ...{ loading: "lazy", decoding: "async", alt: words || name },
    ...{ width: String(picture.width), height: String(picture.height) },
    ...{ sizes: "(max-width:480px) 100vw,460px", srcset: pictureSrcSet(href) ?? "", src: href },
  });
  // A page may allow no pictures of others.
  shown.addEventListener("error", () => shown.replaceWith(element("p", {}, words || name)), { once: true });
  return shown;
}

/** The pages of a PDF below each other, in a part that scrolls by itself, and the button that makes them larger. */
export function pdfPages(pages: readonly Page[], texts: Texts, base: string) {
  const all = element(
    "div",
    // What is written on them is read when somebody gets there, not when they appear.
    { class: "pages", role: "group", tabindex: "0", "aria-label": texts.pages, "aria-live": "off" },
    ...pages.map((page, at) => pageElement(page, texts.page.replace("{number}", String(at + 1)), base)),
  );
  const zoom = element("button", { type: "button", class: "more" }, texts.larger);
  zoom.addEventListener("click", () => {
    zoom.textContent = all.classList.toggle("large") ? texts.smaller : texts.larger;
  });
  return { all, zoom };
}
