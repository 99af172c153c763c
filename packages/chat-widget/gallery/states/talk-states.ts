import type { Words } from "../words.ts";
import { press, type Reply, type State, type Step, say, waitFor } from "./state.ts";

/** Every kind of thing that is said, by the visitor, the shop and the chat itself. */
export function talkStates(words: Words): State[] {
  const after = (name: string, reply: Reply, ...steps: Step[]): State => ({
    name,
    reply,
    steps: [...say(words.greeting), ...(steps.length > 0 ? steps : [waitFor(".shop")])],
  });
  const buttons = (titles: string[]) => ({
    send_reply_button: {
      type: "button",
      body: { text: words.ask },
      action: { buttons: titles.map((title) => ({ type: "reply", reply: { id: title, title } })) },
    },
  });
  const sections = words.sections.map(({ title, rows }) => ({
    title,
    rows: rows.map(([title, description]) => ({ id: title, title, description })),
  }));
  const { header, body, footer } = words;
  const list = { send_button: { header, body, footer, action: { button: words.open, sections } } };
  const kanga = { link: "/kanga.svg", caption: words.kanga };
  const stove = { link: "/stove.svg", caption: words.stove };
  const missing = { link: "/missing.webp", caption: words.kanga };
  const spot = { latitude: -6.8161, longitude: 39.2804 };

  return [
    { name: "visitor", reply: "silence", steps: [...say(words.question), waitFor(".typing")] },
    after("typing", "silence", waitFor(".typing")),
    after("text-marks", [{ send_message: words.marks }]),
    after("text-links", [{ send_message: words.links }]),
    after("text-cart", [{ send_message: words.cart }]),
    after("text-tags", [{ send_message: words.tags }]),
    after("text-long", [{ send_message: words.long.repeat(20) }]),
    after("reply-buttons", [buttons(words.buttons)]),
    after("reply-buttons-many", [
      buttons(Array.from({ length: 24 }, (_, index) => `${index + 1}. ${words.buttons[index % 3]}`)),
    ]),
    after("reply-buttons-500", [
      buttons(Array.from({ length: 500 }, (_, index) => `${index + 1}. ${words.buttons[index % 3]}`)),
    ]),
    after("list", [list]),
    after("list-open", [list], press("[aria-haspopup=dialog]"), waitFor("[role=dialog]")),
    after("picture", [{ send_images: [kanga] }]),
    after("pictures", [{ send_images: [kanga, stove, kanga] }]),
    after("picture-broken", [{ send_images: [missing] }], waitFor(".missing")),
    after("pictures-to-pick", [{ send_images: [kanga, stove] }, buttons(["Kanga Mawio", words.buttons[1] ?? ""])]),
    after("sticker", [{ send_stickers: [{ link: "/sticker.svg" }] }]),
    after("video", [{ send_videos: [{ link: "/film.webm", caption: words.film }] }]),
    after("video-broken", [{ send_videos: [{ link: "/missing.webm", caption: words.film }] }]),
    after("audio", [{ send_audios: [{ link: "/voice.wav", caption: words.voice }] }]),
    after("audios", [{ send_audios: [{ link: "/voice.wav" }, { link: "/voice.wav", caption: words.voice }] }]),
    after("audio-broken", [{ send_audios: [{ link: "/missing.wav", caption: words.voice }] }]),
    after("document", [{ send_documents: [{ link: "/price-list.pdf", caption: words.paper }] }]),
    after("documents", [{ send_documents: [{ link: "/bei%20za%20leo.xlsx" }, { link: "/price-list.pdf" }] }]),
    after("location", [{ send_locations: { ...spot, name: words.place, address: words.address } }]),
    after("location-name", [{ send_locations: { ...spot, name: words.place } }]),
    after("location-bare", [{ send_locations: spot }]),
    after("unknown", [{ send_hologram: { link: "/kanga.svg" } }]),
    after("away", "unreachable", waitFor(".away")),
    after("problem-refused", { status: 500, text: "<h1>Internal Server Error</h1>" }, waitFor(".problem")),
    after("problem-final", { status: 404, text: JSON.stringify({ detail: words.closed }) }, waitFor(".problem")),
  ];
}
