import { type Look, looks } from "./look.ts";
import { frameOwnPage, pageOf } from "./own-page.ts";
import { seen } from "./seen.ts";
import { putOn } from "./stage.ts";
import type { State } from "./states/state.ts";
import { statesIn } from "./states/states.ts";
import { withhold } from "./withhold.ts";
import { words } from "./words.ts";

const asked = new URLSearchParams(location.search);
const look = looks.find(({ lang, mode }) => lang === asked.get("lang") && mode === asked.get("mode")) ?? looks[0];
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

async function show(state: State, look: Look, put: typeof putOn) {
  const figure = make("figure");
  const caption = make("figcaption");
  const stage = make("div");
  figure.id = state.name;
  stage.className = "stage";
  caption.append(makeLink(state.name, pageOf(state, look)));
  figure.append(caption, stage);
  document.querySelector("main")?.append(figure);
  try {
    await seen(stage);
    await put(stage, state, look);
  } catch (problem) {
    figure.className = "failed";
    caption.append(`: ${problem}`);
  }
}

async function showAll(look: Look) {
  for (const other of looks) {
    const link = makeLink(
      `${names[other.lang]}, ${words[other.lang][other.mode]}`,
      `?lang=${other.lang}&mode=${other.mode}`,
    );
    link.lang = other.lang;
    if (other === look) link.setAttribute("aria-current", "page");
    document.querySelector("nav")?.append(link);
  }
  const awaited = statesIn(look.lang).flatMap((state) => {
    const shown = show(state, look, state.ownPage ? frameOwnPage : putOn);
    return state.slow ? [] : [shown];
  });
  await Promise.all(awaited);
}

if (look) {
  const { lang, mode } = look;
  const alone = statesIn(lang).find(({ name }) => name === asked.get("state"));
  const title = alone?.name ?? words[lang].title;
  page.lang = lang;
  page.dataset.mode = mode;
  document.title = title;
  const [heading, main] = [document.querySelector("h1"), document.querySelector("main")];
  heading?.replaceChildren(title);
  main?.setAttribute("aria-label", title);
  // What a frame shows was never said before.
  if (parent === window) {
    localStorage.clear();
    sessionStorage.clear();
  }
  withhold(alone?.withheld);
  if (alone) {
    page.dataset.alone = "";
    main?.prepend(heading ?? "");
    document.querySelector("header")?.remove();
    await show(alone, look, putOn);
  } else await showAll(look);
  page.dataset.staged = "";
}
