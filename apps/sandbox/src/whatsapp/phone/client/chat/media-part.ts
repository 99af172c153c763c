import { objectOf, textOf } from "../../../json.ts";
import { h, icon } from "../parts/dom.ts";
import { words } from "../words.ts";

const sourceOf = (media: unknown): string => {
  const { id, link } = objectOf(media);
  return textOf(link) ?? `/sandbox/media/${textOf(id) ?? ""}`;
};

/** A picture, a film, a voice note or a file. */
export function mediaPart(kind: string, media: unknown): HTMLElement {
  const source = sourceOf(media);
  const filename = textOf(objectOf(media).filename);
  if (kind === "image") return h("img", { class: "picture", src: source, alt: words.photo, loading: "lazy" });
  if (kind === "sticker") return h("img", { class: "sticker", src: source, alt: words.sticker });
  if (kind === "video") return h("video", { class: "picture", src: source, controls: true, preload: "metadata" });
  if (kind === "audio") return voicePart(source);
  return h(
    "a",
    { class: "file", href: source, target: "_blank", rel: "noreferrer" },
    icon("file"),
    h("span", {}, filename ?? words.file),
  );
}

/** Its waves are drawn, always the same: nobody speaks on the sample. */
function voicePart(source: string): HTMLElement {
  const waves = h("span", { class: "waves", "aria-hidden": "true" });
  for (let at = 0; at < 28; at += 1) {
    const bar = h("i");
    bar.style.height = `${20 + ((at * 37) % 71)}%`;
    waves.append(bar);
  }
  return h(
    "div",
    { class: "voice" },
    waves,
    h("audio", { src: source, controls: true, preload: "metadata", "aria-label": words.audio }),
  );
}
