import { pressedLink } from "../../lib/browser/pressed-link.ts";

/** A link to the page one is on goes smoothly to its top; every other page begins there by itself. */
export function returnToTop() {
  document.addEventListener("click", (event) => {
    const link = pressedLink(event, "header a[href], footer a[href]");
    if (link?.href !== location.origin + location.pathname) return;
    event.preventDefault();
    scrollTo({ top: 0 });
  });
}
