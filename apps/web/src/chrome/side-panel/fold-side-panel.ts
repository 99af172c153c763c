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

/** Folds the panel after a moment, once a visit: on the pages after the first it starts folded. */
export function foldSidePanel() {
  const panel = document.querySelector<HTMLDetailsElement>("details[data-side-panel]");
  if (!panel?.open) return;
  if (wasSeen()) {
    panel.open = false;
    return;
  }
  setTimeout(() => {
    // Not from under a pointer or out of a keyboard user's hands.
    if (!panel.matches(":hover, :focus-within")) panel.open = false;
  }, foldAfterMs);
}
