/** @jsxImportSource preact */
import type { ChatTexts } from "../../../core/texts/chat-texts.ts";
import type { Language } from "../../../core/texts/language.ts";
import { mediaTexts } from "../../../core/texts/media-texts.ts";
import { openOverlay } from "../overlay/open-overlay.tsx";
import { PictureViewer, type ViewerPicture } from "./picture-viewer.tsx";

type Options = {
  pictures: readonly ViewerPicture[];
  at: number;
  opener: HTMLElement;
  texts: ChatTexts;
  lang: Language;
};

/** Opens the pictures of one message in the viewer, at the given one. Returns a function that closes it. */
export function openPictureViewer({ pictures, at, opener, texts: chat, lang }: Options): () => void {
  const texts = mediaTexts[lang];
  const close = openOverlay({
    opener,
    name: chat.pictures,
    texts,
    children: <PictureViewer {...{ pictures, at, chat, texts }} onClose={() => close()} />,
  });
  return close;
}
