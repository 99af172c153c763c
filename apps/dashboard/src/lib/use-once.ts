import { useRef } from "react";

/**
 * What a press does, once at a time: the second of two quick ones comes before its button is seen to be busy. Whoever does
 * it says what went wrong.
 */
export function useOnce() {
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
