import * as z from "zod/mini";
import { type ReadResult, readAs, type UpgradeStep } from "./upgrade-step.ts";

const Formatted = z.looseObject({ format: z.int().check(z.gte(1)) });

/**
 * Reads a thing that an earlier release may have stored: upgrades it step by step, then checks it against today's
 * schema.
 * @param steps `steps[0]` leads from format 1 to 2, and so on; the last one leads to today's.
 */
export function readStored<Schema extends z.core.$ZodType>(
  schema: Schema,
  steps: readonly UpgradeStep[],
  stored: unknown,
): ReadResult<z.output<Schema>> {
  const formatted = readAs(Formatted, stored, "no format");
  if (!formatted.ok) return formatted;
  const { format } = formatted.value;
  let value: unknown = stored;
  for (const step of steps.slice(format - 1)) {
    const next = step(value);
    if (!next.ok) return { ok: false, problem: `format ${format}, ${next.problem}` };
    value = next.value;
  }
  const read = readAs(schema, value, "today's format");
  return read.ok ? read : { ok: false, problem: `format ${format}, ${read.problem}` };
}
