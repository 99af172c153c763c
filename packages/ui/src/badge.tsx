import { clsx } from "clsx";
import type { ReactNode } from "react";

const tones = {
  neutral: "bg-sunken text-ink",
  primary: "bg-primary-soft text-primary-strong",
  accent: "bg-accent-soft text-ink",
  info: "bg-info-soft text-info",
  danger: "bg-danger-soft text-danger-strong",
} as const;
export type BadgeTone = keyof typeof tones;

/** A short status beside a thing. The word carries the meaning; the colour only helps. */
export function Badge({
  tone = "neutral",
  className,
  children,
}: {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={clsx(
        "inline-flex items-center gap-1 whitespace-nowrap rounded-full px-2 py-0.5 font-medium text-xs",
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
