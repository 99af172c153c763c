import { clsx } from "clsx";
import type { ReactNode } from "react";

/** The page's content width. */
export function Container({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={clsx("mx-auto w-full max-w-[1200px] px-5 md:px-8", className)}>{children}</div>;
}
