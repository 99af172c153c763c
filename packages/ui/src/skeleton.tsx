import { clsx } from "clsx";

/** A placeholder for loading content; give it the size of the real thing. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx("block animate-pulse rounded-control bg-line/70", className)} />;
}
