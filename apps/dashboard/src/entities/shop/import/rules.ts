import type { Import } from "@mauzo/contract/shop/imports";

/** Whether the server is working on an import. */
export const isUnderWay = ({ state }: Pick<Import, "state">) => state === "checking" || state === "running";

/** Progress of the current step, from 0 to 1. */
export const shareDone = ({ done, rows }: Pick<Import, "done" | "rows">) => (rows === 0 ? 0 : done / rows);

/** The mapping with one column assigned to a field; the column that had it before becomes unassigned. */
export const remapped = <Field extends string>(
  mapping: readonly (Field | null)[],
  at: number,
  field: Field | null,
): (Field | null)[] => mapping.map((own, index) => (index === at ? field : own === field ? null : own));
