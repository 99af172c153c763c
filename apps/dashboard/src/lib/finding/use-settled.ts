import { useEffect, useState } from "react";

const pauseMs = 200;

/** What somebody typed or chose, as it was when they last stopped for a moment. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
