const foldAfterMs = 2_000;
const seenKey = "panel-seen";

function wasSeen(): boolean {
  try {
    const seen = sessionStorage.getItem(seenKey) !== null;
    sessionStorage.setItem(seenKey, "1");
    return seen;
  } catch {
    return false;
  }
}

/** Folds the panel after a moment, once per visit: on the pages after the first it starts folded. */
export function foldSidePanel() {
  const panel = document.querySelector<HTMLDetailsElement>("details[data-side-panel]");
  if (!panel?.open) return;
  if (wasSeen()) {
    panel.open = false;
    return;
  }
  setTimeout(() => {
    // Not while the pointer or the keyboard focus is in it.
    if (!panel.matches(":hover, :focus-within")) panel.open = false;
  }, foldAfterMs);
}
