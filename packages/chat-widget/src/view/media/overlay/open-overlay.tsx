/** @jsxImportSource preact */
import { type ComponentChild, render } from "preact";
import type { MediaTexts } from "../../../core/texts/media-texts.ts";
import { adoptStylesOnce } from "../../frame/element.ts";
import { Overlay } from "./overlay.tsx";
import { overlayCss } from "./overlay-css.ts";

export type OverlayOptions = {
  /** The pressed element, which gets the focus back. */
  opener: HTMLElement;
  name: string;
  texts: MediaTexts;
  children: ComponentChild;
  /** Called before it closes. */
  onClose?(): void;
};

/** Shows something over the whole page, outside the log, which would announce it. Returns a function that closes it. */
export function openOverlay({ opener, name, texts, children, onClose }: OverlayOptions): () => void {
  const place = document.createElement("div");
  const close = () => {
    if (!place.isConnected) return;
    onClose?.();
    render(null, place);
    place.remove();
    opener.focus({ preventScroll: true });
  };
  adoptStylesOnce(opener, overlayCss);
  opener.closest(".box")?.append(place);
  render(
    <Overlay {...{ name, texts }} onClose={close}>
      {children}
    </Overlay>,
    place,
  );
  return close;
}
