/** A link to the page one is on goes smoothly to its top; every other page begins there by itself. */
export function returnToTop() {
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target.closest<HTMLAnchorElement>("header a[href], footer a[href]");
    if (!link || link.href !== location.origin + location.pathname) return;
    event.preventDefault();
    scrollTo({ top: 0 });
  });
}
