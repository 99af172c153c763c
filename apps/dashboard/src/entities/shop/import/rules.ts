import type { Import } from "@mauzo/contract/shop/imports";

/** Whether the server is working on an import. */
export const isUnderWay = ({ state }: Pick<Import, "state">) => state === "checking" || state === "running";

export const isOver = ({ state }: Pick<Import, "state">) => state === "done" || state === "cancelled";

/** Whether it stands still, so that its invalid rows can be shown. */
export const isSettled = (file: Pick<Import, "state">) => file.state === "checked" || isOver(file);

/** Whether it has invalid rows to show. */
export const hasBroken = (file: Pick<Import, "state" | "counts"> | undefined) =>
  file !== undefined && isSettled(file) && file.counts.broken > 0;

/** How many rows would be written. */
export const comingRows = (file: Pick<Import, "state" | "counts"> | undefined) =>
  file?.state === "checked" ? file.counts.new + file.counts.changed : 0;

/** What is asked of the server for a step of an import. */
export type ImportStep<Input> = {
  isPending: boolean;
  mutate: (input: Input, options?: { onSuccess: () => void }) => void;
};

/** Progress of the current step, from 0 to 1. */
export const shareDone = ({ done, rows }: Pick<Import, "done" | "rows">) => (rows === 0 ? 0 : done / rows);

/** The mapping with one column assigned to a field; the column that had it before becomes unassigned. */
export const remapped = <Field extends string>(
  mapping: readonly (Field | null)[],
  at: number,
  field: Field | null,
): (Field | null)[] => mapping.map((own, index) => (index === at ? field : own === field ? null : own));
