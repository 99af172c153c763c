/** @jsxImportSource preact */
import { type ComponentChild, render } from "preact";
import type { MediaTexts } from "../../../core/texts/media-texts.ts";
import { adoptOnce } from "../../frame/element.ts";
import { Overlay } from "./overlay.tsx";
import { overlayCss } from "./overlay-css.ts";

export type OverlayOptions = {
  /** What was pressed: the cursor goes back there. */
  opener: HTMLElement;
  name: string;
  texts: MediaTexts;
  children: ComponentChild;
  /** Before it goes. */
  onClose?(): void;
};

/** Lays something over the whole page, outside the log, which would read it out. Gives back how to close it. */
export function openOverlay({ opener, name, texts, children, onClose }: OverlayOptions): () => void {
  const place = document.createElement("div");
  const close = () => {
    if (!place.isConnected) return;
    onClose?.();
    render(null, place);
    place.remove();
    opener.focus({ preventScroll: true });
  };
  adoptOnce(opener, overlayCss);
  opener.closest(".box")?.append(place);
  render(
    <Overlay {...{ name, texts }} onClose={close}>
      {children}
    </Overlay>,
    place,
  );
  return close;
}
