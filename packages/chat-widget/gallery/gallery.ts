import { looks } from "./look.ts";
import { putOn } from "./stage.ts";
import type { State } from "./states/state.ts";
import { statesIn } from "./states/states.ts";
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

async function show(state: State) {
  if (!look) return;
  const figure = make("figure");
  const caption = make("figcaption", state.name);
  const stage = make("div");
  figure.id = state.name;
  stage.className = "stage";
  figure.append(caption, stage);
  document.querySelector("main")?.append(figure);
  try {
    await putOn(stage, state, look);
  } catch (problem) {
    figure.className = "failed";
    caption.append(`: ${problem}`);
  }
}

if (look) {
  const { lang, mode } = look;
  page.lang = lang;
  page.dataset.mode = mode;
  document.title = words[lang].title;
  document.querySelector("h1")?.replaceChildren(words[lang].title);
  for (const other of looks) {
    const link = make("a", `${names[other.lang]}, ${words[other.lang][other.mode]}`);
    link.href = `?lang=${other.lang}&mode=${other.mode}`;
    link.lang = other.lang;
    if (other === look) link.setAttribute("aria-current", "page");
    document.querySelector("nav")?.append(link);
  }
  localStorage.clear();
  sessionStorage.clear();
  await Promise.all(statesIn(lang).map(show));
  page.dataset.staged = "";
}
