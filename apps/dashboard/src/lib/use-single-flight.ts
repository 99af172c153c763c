import { useRef } from "react";

/**
 * Runs one call at a time: the second of two quick presses may come before the button shows as busy. The caller handles
 * errors.
 */
export function useSingleFlight() {
  const busy = useRef(false);
  return (work: () => Promise<unknown>) => {
    if (busy.current) return;
    busy.current = true;
    const free = () => {
      busy.current = false;
    };
    work().then(free, free);
  };
}
