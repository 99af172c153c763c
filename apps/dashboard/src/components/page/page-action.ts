import type { LucideIcon } from "lucide-react";

/** A link or a button; `phone`: only in the menu on a phone, because elsewhere the navigation shows it. */
export type PageAction = { Icon: LucideIcon; label: string; phone?: boolean } & (
  | { href: string; onSelect?: never }
  | { href?: never; onSelect: () => void }
);
