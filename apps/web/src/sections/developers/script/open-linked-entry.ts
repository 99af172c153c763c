function open() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!(target instanceof HTMLDetailsElement)) return;
  target.hidden = false;
  target.open = true;
  target.scrollIntoView();
}

/** Opens the call or the shape that a link leads to. */
export function openLinkedEntry() {
  window.addEventListener("hashchange", open);
  if (!location.hash) return;
  // The page is long: this script may come before its end.
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", open);
  else open();
}
