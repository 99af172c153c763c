declare global {
  // An interface, because only an interface can extend the browser's own type.
  interface Window {
    /** What led here, as the headers that the chat and the cart send of it. */
    mzVia?: Record<string, string>;
  }
}

/** A popup that was pressed is the last touch, and the first where none is known. The page forgets it when it is left. */
export function noteVia(popupId: string): void {
  const first = window.mzVia?.["X-Via"]?.split(" ")[0];
  window.mzVia = { "X-Via": [first, `p.${popupId}`].filter(Boolean).join(" ") };
}
