function open() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!(target instanceof HTMLDetailsElement)) return;
  target.hidden = false;
  target.open = true;
  target.scrollIntoView();
}

/** A link to a call or a shape opens what it leads to. */
export function openTarget() {
  window.addEventListener("hashchange", open);
  if (location.hash) open();
}
