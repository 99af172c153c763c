"use client";

import { GripVertical } from "lucide-react";

type Props = { label: string; onStart: () => void };

/** Where a row is taken to be dragged; keyboards have buttons beside it. */
export function DragHandle({ label, onStart }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      tabIndex={-1}
      className="grid size-10 cursor-grab touch-none place-items-center text-muted active:cursor-grabbing"
      onPointerDown={onStart}
    >
      <GripVertical aria-hidden="true" className="size-4" />
    </button>
  );
}
