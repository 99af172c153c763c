import { closeOnBack } from "@mauzo/layers/close-on-back";
import { useEffect, useRef } from "react";

/** Back closes what this is used in, as long as it is open. */
export function useCloseOnBack(onClose: () => void, isOpen = true): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => (isOpen ? closeOnBack(() => latest.current()) : undefined), [isOpen]);
}
