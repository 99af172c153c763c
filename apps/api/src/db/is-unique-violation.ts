/** Whether a unique key, of this name if it is given, refused the write: another transaction was faster. */
export function isUniqueViolation(error: unknown, key?: string): boolean {
  if (!(error instanceof Error)) return false;
  const isThis = key === undefined || ("constraint" in error && error.constraint === key);
  return ("code" in error && error.code === "23505" && isThis) || isUniqueViolation(error.cause, key);
}
