import { useRef } from "react";

/** For a Radix dialog opened by its owner: Radix returns the focus only to a trigger, and here there is none. */
export function useRestoreFocus() {
  const cameFrom = useRef<Element>(null);
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
