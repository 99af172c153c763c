/**
 * Whether a value has the same shape as `pattern`: the same types under the same keys, with array items like the
 * pattern's first item. Where the pattern has null, any primitive will do.
 */
export function hasSameShape<T>(value: unknown, pattern: T): value is T {
  if (pattern === null) return value === null || typeof value !== "object";
  if (typeof pattern !== "object") return typeof value === typeof pattern;
  if (typeof value !== "object" || value === null) return false;
  if (!Array.isArray(pattern))
    return Object.entries(pattern).every(([name, part]) => hasSameShape(Reflect.get(value, name), part));
  const [first] = pattern;
  return Array.isArray(value) && (first === undefined || value.every((each) => hasSameShape(each, first)));
}
