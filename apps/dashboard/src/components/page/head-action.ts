import type { LucideIcon } from "lucide-react";

/** Leads somewhere, or does something. */
export type HeadAction = { Icon: LucideIcon; label: string } & (
  | { href: string; onSelect?: never }
  | { href?: never; onSelect: () => void }
);
