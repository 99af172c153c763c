import { saveLanguage } from "./saved-language.ts";

const placeKey = "place";

/** Storage can be switched off: then the page in the other language begins at its top. */
function inStorage(work: () => void) {
  try {
    work();
  } catch {}
}

/** Whoever changes the language stays where they are: with the query, the anchor and the place on the page. */
export function rememberChosenLanguage(header: HTMLElement) {
  inStorage(() => {
    const place = Number(sessionStorage[placeKey]);
    delete sessionStorage[placeKey];
    if (place && !location.hash) scrollTo({ top: place, behavior: "instant" });
  });
  header.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-language]") : null;
    if (!link) return;
    saveLanguage(link.dataset.language === "sw" ? "sw" : "en");
    link.search = location.search;
    link.hash = location.hash;
    inStorage(() => {
      sessionStorage[placeKey] = scrollY;
    });
  });
}
