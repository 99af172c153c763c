import { mediaPart } from "../../src/view/media/media-part.ts";
import type { Words } from "../words.ts";
import { repliesIn } from "./replies.ts";
import { afterSaying, open, press, type State, type Step, waitFor } from "./state.ts";

/** Browsers play nothing that sounds before somebody has pressed something. */
const touched: Step = async () => {
  while (!parent.navigator.userActivation.hasBeenActive) await new Promise((resolve) => setTimeout(resolve, 100));
};
/** As with the browser's own controls. */
const playFilm: Step = async ({ find }) => {
  const film = await find("[data-state=ready] video");
  if (film instanceof HTMLVideoElement) await film.play();
};
/** What plays goes on for as long as it is looked at. */
const playOn: Step = async ({ find }) => {
  const media = await find("audio,video");
  if (media instanceof HTMLMediaElement) media.loop = true;
};
/** Into what is missing of a recording that breaks off half-way. */
const toMissing: Step = async ({ find }) => {
  const place = await find(".line input:enabled");
  if (place instanceof HTMLInputElement) place.value = String(Number(place.max) * 0.9);
  place.dispatchEvent(new Event("input", { bubbles: true }));
};
/** A press before that opens the picture in a tab. */
const viewerCame: Step = () => mediaPart.fetch();

/** What covers the page, plays, or waits for code that is held back. */
export function ownPageStates(words: Words): State[] {
  const after = afterSaying(words.greeting);
  const { list, kanga, stove, missing, film, voice, paper } = repliesIn(words);
  const files = [{ send_videos: [film] }, { send_audios: [voice] }, { send_documents: [paper] }];
  const view = [viewerCame, press(".view"), waitFor(".over .stage")];
  const opened = press("[aria-haspopup=dialog]");
  const pictures = [{ send_images: [kanga, stove, kanga] }];
  const states: State[] = [
    { name: "phone", floating: true, steps: [open, waitFor(".hint")] },
    { name: "launcher-failed", floating: true, withheld: { part: "panel" }, steps: [open, waitFor(".trouble")] },
    { name: "conversation-failed", withheld: { part: "conversation" }, steps: [waitFor(".failed")] },
    { ...after("list-late", [list], opened, waitFor("[aria-busy=true]")), withheld: { part: "list-rows", late: true } },
    { ...after("list-failed", [list], opened, waitFor(".failed")), withheld: { part: "list-rows" } },
    { ...after("files-late", files, waitFor(".room")), withheld: { part: "media", late: true } },
    { ...after("files-as-links", files, waitFor(".open")), withheld: { part: "media" } },
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
  return states.map((state) => ({ ...state, ownPage: true }));
}
