import type { ReactNode } from "react";

type Props = { label: string; off?: boolean; onPress: () => void; children: ReactNode };

/** A small button with a sign, as large as a finger needs. One that is off stays where the cursor is. */
export const Tool = ({ label, off = false, onPress, children }: Props) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-disabled={off || undefined}
    onClick={off ? undefined : onPress}
    className="grid size-10 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink aria-disabled:opacity-40"
  >
    {children}
  </button>
);
