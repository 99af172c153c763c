/** Does something when the browser has nothing better to do; returns what calls it off. */
export function whenIdle(start: () => void): () => void {
  // Safari has no such call.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(start, 200);
    return () => clearTimeout(timer);
  }
  const call = requestIdleCallback(start);
  return () => cancelIdleCallback(call);
}
