import type { GalleryTexts } from "../gallery-texts.ts";
import { repliesIn } from "./replies.ts";
import { afterSaying, press, type State, waitFor } from "./state.ts";

const ready = waitFor("[data-state=ready]");
const loading = waitFor("[data-state=loading]");
const fault = waitFor(".fault");

/** Pictures, recordings, videos, documents and locations, from loading to failed. */
export function mediaStates(words: GalleryTexts): State[] {
  const after = afterSaying(words.greeting);
  const { buttons, kanga, stove, missing, film, voice, paper } = repliesIn(words);
  const caption = words.long.repeat(16);
  const spot = { latitude: -6.8161, longitude: 39.2804 };
  const playable = [
    { kind: "audio", send: "send_audios", item: voice },
    { kind: "video", send: "send_videos", item: film },
  ];
  const troubles = playable.flatMap(({ kind, send, item }) => {
    const from = (place: string) => [{ [send]: [{ ...item, link: place && place + item.link }] }];
    return [
      after(`${kind}-loading`, from("/late"), loading),
      after(`${kind}-broken`, from("/missing"), fault),
      after(`${kind}-without-address`, from(""), fault),
    ];
  });

  return [
    after("picture", [{ send_images: [kanga] }]),
    after("picture-long-caption", [{ send_images: [{ ...kanga, caption }] }], waitFor(".rest")),
    after("picture-whole-caption", [{ send_images: [{ ...kanga, caption }] }], press(".rest")),
    after("pictures", [{ send_images: [kanga, stove, kanga] }]),
    after("picture-broken", [{ send_images: [missing] }], waitFor(".missing")),
    after("pictures-to-pick", [{ send_images: [kanga, stove] }, buttons(["Kanga Mawio", words.buttons[1] ?? ""])]),
    after("sticker", [{ send_stickers: [{ link: "/sticker.svg" }] }]),
    after("video", [{ send_videos: [film] }], ready),
    after("video-tall", [{ send_videos: [{ link: "/film-tall.webm", caption }] }], ready),
    after("video-unsupported", [{ send_videos: [{ ...film, link: "/missing.avi" }] }], fault),
    after("audio", [{ send_audios: [voice] }], ready),
    after("audios", [{ send_audios: [{ link: voice.link }, voice] }], ready),
    ...troubles,
    after("video-spoilt", [{ send_videos: [{ ...film, link: "/spoilt/film.webm" }] }], fault),
    after("document", [{ send_documents: [paper] }], waitFor(".document")),
    after("documents", [{ send_documents: [{ link: "/bei%20za%20leo.xlsx" }, paper] }], waitFor(".document")),
    after("documents-many", [{ send_documents: Array.from({ length: 12 }, () => paper) }], waitFor("figure ~ .opener")),
    after("document-without-address", [{ send_documents: [{ ...paper, link: "" }] }], waitFor(".document")),
    after("location", [{ send_locations: { ...spot, name: words.place, address: words.address } }]),
    after("location-name", [{ send_locations: { ...spot, name: words.place } }]),
    after("location-bare", [{ send_locations: spot }]),
  ];
}
