import type { ReactNode } from "react";

type Props = { label: string; off?: boolean; onPress: () => void; children: ReactNode };

/** A small icon button with a touch target for a finger. `aria-disabled` when off, so that it keeps the focus. */
export const IconButton = ({ label, off = false, onPress, children }: Props) => (
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
