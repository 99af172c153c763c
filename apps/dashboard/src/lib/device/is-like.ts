/**
 * Whether something is of the make of `pattern`: the same kinds of values under the same names, and lists of things like
 * the first of the pattern's list. Where the pattern has null, anything without parts will do.
 */
export function isLike<T>(value: unknown, pattern: T): value is T {
  if (pattern === null) return value === null || typeof value !== "object";
  if (typeof pattern !== "object") return typeof value === typeof pattern;
  if (typeof value !== "object" || value === null) return false;
  if (!Array.isArray(pattern))
    return Object.entries(pattern).every(([name, part]) => isLike(Reflect.get(value, name), part));
  const [first] = pattern;
  return Array.isArray(value) && (first === undefined || value.every((each) => isLike(each, first)));
}
