import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";

type Props = {
  title: string;
  subtitle?: ReactNode;
  back?: { href: string; label: string };
  aside?: ReactNode;
  actions?: ReactNode;
  /** 2 where the page is a part of another. */
  level?: 1 | 2;
};

/** The head of a page: the way back, its name, what stands beside the name, what can be done. */
export function PageHead({ title, subtitle, back, aside, actions, level = 1 }: Props) {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <div className="mb-5 md:mb-6">
      {back !== undefined && (
        <Link
          href={back.href}
          className="-ml-1 mb-2 inline-flex h-8 items-center gap-1.5 rounded-control px-1 text-muted hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {back.label}
        </Link>
      )}
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0">
          <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 pointer-coarse:min-h-11">
            <Heading className="min-w-0 font-semibold text-xl tracking-tight">{title}</Heading>
            {aside}
          </div>
          {subtitle !== undefined && <p className="mt-1 text-muted">{subtitle}</p>}
        </div>
        {actions !== undefined && <div className="ml-auto flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
