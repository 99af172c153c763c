/** So long a code has to be out of sight before it counts again. */
export const outOfSightMs = 1_500;
/** Within it a code has to be read twice: what was misread once is hardly misread the same way again. */
const sureMs = 1_000;
/** Time in which nobody looked hides nothing: a slow phone may be busy with something else for seconds. */
const longestLookMs = 300;

/**
 * Which of the codes that a camera reads count; it is told of each look, also where nothing was read. It reads one several times a second while it is held there, and that is one
 * piece: the same one counts again once it was out of sight for a while, another one at once.
 */
export function createScanRule(): (code: string | undefined, now: number) => boolean {
  const sights = new Map<string, { at: number; counted: boolean }>();
  let last: number | undefined;
  let at = 0;
  return (code, now) => {
    at += Math.min(longestLookMs, now - (last ?? now));
    last = now;
    for (const [known, sight] of sights) if (at - sight.at >= outOfSightMs) sights.delete(known);
    if (!code) return false;
    const before = sights.get(code);
    const counts = before !== undefined && !before.counted && at - before.at <= sureMs;
    sights.set(code, { at, counted: counts || before?.counted === true });
    return counts;
  };
}

/** `refused`: the person or their browser allows no camera. `missing`: there is none. `busy`: another program has it. */
export type CameraProblem = "refused" | "missing" | "busy" | "failed";
const problems: Record<string, CameraProblem> = {
  ...{ NotAllowedError: "refused", SecurityError: "refused", NotReadableError: "busy", AbortError: "busy" },
  // Without a camera that a page may ask for, a browser throws a TypeError.
  ...{ NotFoundError: "missing", OverconstrainedError: "missing", TypeError: "missing" },
};
export const cameraProblemOf = (error: unknown): CameraProblem =>
  (error instanceof Error || error instanceof DOMException ? problems[error.name] : undefined) ?? "failed";

/** The same bars are written with or without a zero in front: printed below them is one, and a reader may tell the other. */
export function writingsOf(code: string): string[] {
  if (/^\d{12}$/.test(code)) return [code, `0${code}`];
  return /^0\d{12}$/.test(code) ? [code, code.slice(1)] : [code];
}
