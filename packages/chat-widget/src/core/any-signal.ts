/**
 * Aborts when one of the two signals does, with the same reason. `AbortSignal.any` is missing in Safari before 17.4.
 */
export function anySignal(...signals: [AbortSignal, AbortSignal]): AbortSignal {
  const either = new AbortController();
  for (const signal of signals) {
    const abort = () => either.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true, signal: either.signal });
  }
  return either.signal;
}
