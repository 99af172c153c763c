import { saveLanguage } from "./saved-language.ts";

const placeKey = "language-place";

/** Scrolls to where the page was read in the other language. */
function restorePlace() {
  try {
    const place = Number(sessionStorage.getItem(placeKey));
    sessionStorage.removeItem(placeKey);
    if (place > 0 && !location.hash) scrollTo({ top: place, behavior: "instant" });
  } catch {
    // Storage can be switched off: the page begins at its top.
  }
}

/** Whoever changes the language stays where they are: with the query, the anchor and the place on the page. */
export function rememberChosenLanguage(header: HTMLElement) {
  restorePlace();
  header.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-language]") : null;
    if (!link) return;
    saveLanguage(link.dataset.language === "sw" ? "sw" : "en");
    link.search = location.search;
    link.hash = location.hash;
    try {
      sessionStorage.setItem(placeKey, String(scrollY));
    } catch {
      // As above.
    }
  });
}
