import type { LucideIcon } from "lucide-react";

/** A link or a button. */
export type PageAction = { Icon: LucideIcon; label: string } & (
  | { href: string; onSelect?: never }
  | { href?: never; onSelect: () => void }
);
