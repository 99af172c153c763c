"use client";

import { useState } from "react";

type Props = { number: string; label: string; copy: string; copied: string };

/** Copies a number; where the clipboard cannot be written, the number beside it is selected by one press. */
export function CopyNumber({ number, label, copy, copied }: Props) {
  const [isCopied, setIsCopied] = useState(false);
  const onClick = () =>
    void navigator.clipboard?.writeText(number).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  return (
    <button
      type="button"
      aria-label={isCopied ? undefined : label}
      aria-live="polite"
      onClick={onClick}
      className="min-h-11 shrink-0 rounded-control border border-primary px-4 font-semibold text-primary hover:bg-primary-soft noscript:hidden"
    >
      {isCopied ? copied : copy}
    </button>
  );
}
