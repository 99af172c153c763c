/** The abort reason after silence. */
export const silence = "silence";

/** Aborts after this much silence; call the returned function at every sign of life. Its timer ends with the abort. */
export function abortOnSilence(cut: AbortController, ms: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  cut.signal.addEventListener("abort", () => clearTimeout(timer));
  const alive = () => {
    clearTimeout(timer);
    if (!cut.signal.aborted) timer = setTimeout(() => cut.abort(silence), ms);
  };
  alive();
  return alive;
}
