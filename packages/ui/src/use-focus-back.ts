import { useRef } from "react";

/** For a Radix dialog that its owner opens: Radix gives the focus back to a trigger only, and here there is none. */
export function useFocusBack() {
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
