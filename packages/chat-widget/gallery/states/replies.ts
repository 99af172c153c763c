import type { GalleryTexts } from "../gallery-texts.ts";

/** Replies used by more than one state. */
export function repliesIn(words: GalleryTexts) {
  const { header, body, footer } = words;
  const sections = words.sections.map(({ title, rows }) => ({
    title,
    rows: rows.map(([title, description]) => ({ id: title, title, description })),
  }));
  return {
    buttons: (titles: string[]) => ({
      send_reply_button: {
        type: "button",
        body: { text: words.ask },
        action: { buttons: titles.map((title) => ({ type: "reply", reply: { id: title, title } })) },
      },
    }),
    list: { send_button: { header, body, footer, action: { button: words.open, sections } } },
    kanga: { link: "/kanga.svg", caption: words.kanga },
    stove: { link: "/stove.svg", caption: words.stove },
    missing: { link: "/missing.webp", caption: words.kanga },
    film: { link: "/film.webm", caption: words.film },
    voice: { link: "/voice.wav", caption: words.voice },
    paper: { link: "/price-list.pdf", caption: words.paper },
  };
}
