import { lazyMedia } from "../../src/view/media/lazy-media.ts";
import type { GalleryTexts } from "../gallery-texts.ts";
import { repliesIn } from "./replies.ts";
import { afterSaying, open, press, type State, type Step, waitFor } from "./state.ts";

/** Browsers do not play sound before a user gesture. */
const touched: Step = async () => {
  while (!parent.navigator.userActivation.hasBeenActive) await new Promise((resolve) => setTimeout(resolve, 100));
};
/** Like a press on the browser's own controls. */
const playFilm: Step = async ({ find }) => {
  const film = await find("[data-state=ready] video");
  if (film instanceof HTMLVideoElement) await film.play();
};
/** Loops the media so that it keeps playing while the state is shown. */
const playOn: Step = async ({ find }) => {
  const media = await find("audio,video");
  if (media instanceof HTMLMediaElement) media.loop = true;
};
/** Seeks into the missing part of a recording that breaks off half-way. */
const toMissing: Step = async ({ find }) => {
  const place = await find(".line input:enabled");
  if (place instanceof HTMLInputElement) place.value = String(Number(place.max) * 0.9);
  place.dispatchEvent(new Event("input", { bubbles: true }));
};
/** Waits for the viewer's code: a press before that opens the picture in a tab. */
const viewerCame: Step = () => lazyMedia.fetch();

/** States that cover the page, play media, or wait for code that is blocked. */
export function iframeStates(words: GalleryTexts): State[] {
  const after = afterSaying(words.greeting);
  const { list, kanga, stove, missing, film, voice, paper } = repliesIn(words);
  const files = [{ send_videos: [film] }, { send_audios: [voice] }, { send_documents: [paper] }];
  const view = [viewerCame, press(".view"), waitFor(".over .stage")];
  const opened = press("[aria-haspopup=dialog]");
  const pictures = [{ send_images: [kanga, stove, kanga] }];
  const states: State[] = [
    { name: "phone", floating: true, steps: [open, waitFor(".hint")] },
    { name: "launcher-failed", floating: true, blocked: { part: "panel" }, steps: [open, waitFor(".trouble")] },
    { name: "conversation-failed", blocked: { part: "conversation" }, steps: [waitFor(".failed")] },
    { ...after("list-late", [list], opened, waitFor("[aria-busy=true]")), blocked: { part: "list-rows", late: true } },
    { ...after("list-failed", [list], opened, waitFor(".failed")), blocked: { part: "list-rows" } },
    { ...after("files-late", files, waitFor(".room")), blocked: { part: "media", late: true } },
    { ...after("files-as-links", files, waitFor(".open")), blocked: { part: "media" } },
    after("picture-viewer", [{ send_images: [kanga] }], ...view),
    after("pictures-viewer", pictures, ...view, press(".next")),
    after("pictures-viewer-zoomed", pictures, ...view, press(".zoom")),
    after("picture-viewer-long-caption", [{ send_images: [{ ...kanga, caption: words.long.repeat(16) }] }], ...view),
    after(
      "picture-viewer-broken",
      [{ send_images: [missing, kanga] }],
      viewerCame,
      press("a.view"),
      press(".previous"),
    ),
    after("video-large", [{ send_videos: [film] }], press("[data-state=ready] .larger"), waitFor(".over video")),
    after("video-playing", [{ send_videos: [film] }], playOn, touched, playFilm),
    after("audio-playing", [{ send_audios: [voice] }], playOn, touched, press("[data-state=ready] .play")),
    after(
      "audio-cut",
      [{ send_audios: [{ ...voice, link: "/cut/voice.wav" }] }],
      touched,
      toMissing,
      press(".play"),
      waitFor(".fault"),
    ),
  ];
  return states.map((state) => ({ ...state, framed: true }));
}
