import { clsx } from "clsx";
import type { ReactNode } from "react";

/** The heading of a section on a text page. */
export function SectionTitle({ id, className, children }: { id?: string; className?: string; children: ReactNode }) {
  return (
    <h2
      id={id}
      className={clsx(
        "text-balance font-bold font-display text-[min(clamp(1.75rem,1.4rem+1.6vw,2.5rem),11vw)] leading-[1.12] tracking-[-0.02em]",
        className,
      )}
    >
      {children}
    </h2>
  );
}
