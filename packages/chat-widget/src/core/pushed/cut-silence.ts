/** Why what fell silent was cut. */
export const silence = "silence";

/** Cuts after so long a silence; call what it gives back at every sign of life. Nothing is left of it once it is cut. */
export function cutSilence(cut: AbortController, ms: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  cut.signal.addEventListener("abort", () => clearTimeout(timer));
  const alive = () => {
    clearTimeout(timer);
    if (!cut.signal.aborted) timer = setTimeout(() => cut.abort(silence), ms);
  };
  alive();
  return alive;
}
