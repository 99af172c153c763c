import * as z from "zod/mini";

/** What was read, or why it cannot be: field names only, nothing that somebody wrote. */
export type ReadResult<T> = { ok: true; value: T } | { ok: false; problem: string };

/** Leads a stored thing of one format to the next. */
export type UpgradeStep = (stored: unknown) => ReadResult<unknown>;

export function readAs<Schema extends z.core.$ZodType>(
  schema: Schema,
  stored: unknown,
  name: string,
): ReadResult<z.output<Schema>> {
  const read = z.safeParse(schema, stored);
  if (read.success) return { ok: true, value: read.data };
  const issues = read.error.issues.slice(0, 3).map(({ path, code }) => `${path.join(".") || "the whole"}: ${code}`);
  return { ok: false, problem: `${name}: ${issues.join(", ")}` };
}

/**
 * A step from one format to the next. `shape` is loose: it names what `upgrade` reads, and lets the rest pass as it is.
 */
export const upgradeStep =
  <Shape extends z.core.$ZodType, Next extends object>(
    shape: Shape,
    upgrade: (old: z.output<Shape>) => Next,
  ): UpgradeStep =>
  (stored) => {
    const old = readAs(shape, stored, "its own format");
    return old.ok ? { ok: true, value: upgrade(old.value) } : old;
  };
