import { clsx } from "clsx";
import type { ReactNode } from "react";

export function SectionHeading({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <h2
      className={clsx(
        "text-balance font-bold font-display text-[min(clamp(2rem,1.5rem+2vw,3rem),13vw)] leading-[1.1] tracking-[-0.02em]",
        className,
      )}
    >
      {children}
    </h2>
  );
}
