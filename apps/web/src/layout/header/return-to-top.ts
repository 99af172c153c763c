import { pressedLink } from "../../lib/browser/pressed-link.ts";

/** A link to the current page scrolls smoothly to its top; any other page starts there by itself. */
export function returnToTop() {
  document.addEventListener("click", (event) => {
    const link = pressedLink(event, "header a[href], footer a[href]");
    if (link?.href !== location.origin + location.pathname) return;
    event.preventDefault();
    scrollTo({ top: 0 });
  });
}
