/** @jsxImportSource preact */
import type { ChatTexts } from "../../../core/texts/chat-texts.ts";
import type { Language } from "../../../core/texts/language.ts";
import { mediaTexts } from "../../../core/texts/media-texts.ts";
import { openOverlay } from "../overlay/open-overlay.tsx";
import { type CloseUp, PictureViewer } from "./picture-viewer.tsx";

type Options = { pictures: readonly CloseUp[]; at: number; opener: HTMLElement; texts: ChatTexts; lang: Language };

/** Shows the pictures of one message large, beginning with one. Gives back how to close them. */
export function openPictures({ pictures, at, opener, texts: chat, lang }: Options): () => void {
  const texts = mediaTexts[lang];
  const close = openOverlay({
    opener,
    name: chat.pictures,
    texts,
    children: <PictureViewer {...{ pictures, at, chat, texts }} onClose={() => close()} />,
  });
  return close;
}
