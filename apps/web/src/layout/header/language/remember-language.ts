import { saveLanguage } from "./saved-language.ts";

export function rememberChosenLanguage(header: HTMLElement) {
  header.addEventListener("click", ({ target }) => {
    const language = target instanceof Element && target.closest("a")?.dataset.language;
    if (language) saveLanguage(language === "sw" ? "sw" : "en");
  });
}
