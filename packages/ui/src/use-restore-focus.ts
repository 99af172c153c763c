import { useRef, useState } from "react";

/** For a Radix dialog opened by its owner: Radix returns the focus only to a trigger, and here there is none. */
export function useRestoreFocus() {
  // Where a field of the dialog takes the focus itself, Radix opens it without a word.
  const [before] = useState(() => (typeof document === "undefined" ? null : document.activeElement));
  const cameFrom = useRef<Element>(before);
  return {
    onOpenAutoFocus: () => {
      cameFrom.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
    },
  };
}
