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
  if (location.hash) open();
}
