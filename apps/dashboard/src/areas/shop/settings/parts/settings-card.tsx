import type { LucideIcon } from "lucide-react";
import Link from "next/link";

type Props = { href: string; Icon: LucideIcon; name: string; text: string };

/** One page of the settings: what it is called, and what is in it. The whole card opens it. */
export function SettingsCard({ href, Icon, name, text }: Props) {
  return (
    <Link
      href={href}
      className="flex h-full items-start gap-3 rounded-card border border-line bg-card p-3.5 transition-colors hover:border-line-strong hover:bg-sunken md:p-4"
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-control bg-primary-soft text-brand">
        <Icon aria-hidden="true" className="size-4.5" />
      </span>
      <span className="min-w-0">
        <span className="block font-semibold text-[0.9375rem]">{name}</span>
        <span className="mt-0.5 block text-muted">{text}</span>
      </span>
    </Link>
  );
}
