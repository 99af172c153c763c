import { type RefObject, useRef, useState } from "react";

/** A state whose present value is at hand for what goes on after an answer came. */
export function useLive<T>(first: () => T): [value: T, now: Readonly<RefObject<T>>, set: (next: T) => void] {
  const [value, setValue] = useState(first);
  const now = useRef(value);
  const [set] = useState(() => (next: T) => {
    now.current = next;
    setValue(() => next);
  });
  return [value, now, set];
}
