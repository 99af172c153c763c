import { blockChunk } from "./block-chunk.ts";
import { galleryTexts } from "./gallery-texts.ts";
import { type GalleryVariant, galleryVariants } from "./gallery-variant.ts";
import { mountState } from "./mount-state.ts";
import { mountInFrame, stateUrl } from "./state-frame.ts";
import type { State } from "./states/state.ts";
import { statesIn } from "./states/states.ts";
import { untilVisible } from "./until-visible.ts";

const asked = new URLSearchParams(location.search);
const look =
  galleryVariants.find(({ lang, mode }) => lang === asked.get("lang") && mode === asked.get("mode")) ??
  galleryVariants[0];
const page = document.documentElement;
const names = { en: "English", sw: "Kiswahili" };

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, text = ""): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function makeLink(text: string, href: string) {
  const link = make("a", text);
  link.href = href;
  return link;
}

async function show(state: State, look: GalleryVariant, put: typeof mountState) {
  const figure = make("figure");
  const caption = make("figcaption");
  const stage = make("div");
  figure.id = state.name;
  stage.className = "stage";
  caption.append(makeLink(state.name, stateUrl(state, look)));
  figure.append(caption, stage);
  document.querySelector("main")?.append(figure);
  try {
    await untilVisible(stage);
    await put(stage, state, look);
  } catch (problem) {
    figure.className = "failed";
    caption.append(`: ${problem}`);
  }
}

async function showAll(look: GalleryVariant) {
  for (const other of galleryVariants) {
    const link = makeLink(
      `${names[other.lang]}, ${galleryTexts[other.lang][other.mode]}`,
      `?lang=${other.lang}&mode=${other.mode}`,
    );
    link.lang = other.lang;
    if (other === look) link.setAttribute("aria-current", "page");
    document.querySelector("nav")?.append(link);
  }
  const awaited = statesIn(look.lang).flatMap((state) => {
    const shown = show(state, look, state.framed ? mountInFrame : mountState);
    return state.slow ? [] : [shown];
  });
  await Promise.all(awaited);
}

if (look) {
  const { lang, mode } = look;
  const alone = statesIn(lang).find(({ name }) => name === asked.get("state"));
  const title = alone?.name ?? galleryTexts[lang].title;
  page.lang = lang;
  page.dataset.mode = mode;
  document.title = title;
  const [heading, main] = [document.querySelector("h1"), document.querySelector("main")];
  heading?.replaceChildren(title);
  main?.setAttribute("aria-label", title);
  // Frames share the storage, so only the top page clears it.
  if (parent === window) {
    localStorage.clear();
    sessionStorage.clear();
  }
  blockChunk(alone?.blocked);
  if (alone) {
    page.dataset.alone = "";
    main?.prepend(heading ?? "");
    document.querySelector("header")?.remove();
    await show(alone, look, mountState);
  } else await showAll(look);
  page.dataset.staged = "";
}
