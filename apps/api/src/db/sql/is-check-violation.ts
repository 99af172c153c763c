/** Whether the check of this name refused the write. */
export function isCheckViolation(error: unknown, check: string): boolean {
  if (!(error instanceof Error)) return false;
  const isThis = "constraint" in error && error.constraint === check;
  return ("code" in error && error.code === "23514" && isThis) || isCheckViolation(error.cause, check);
}
