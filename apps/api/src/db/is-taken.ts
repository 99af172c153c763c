/** Whether a unique key refused it: somebody was faster. */
export function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === "23505") || isTaken(error.cause);
}
