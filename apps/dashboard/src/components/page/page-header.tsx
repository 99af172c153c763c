import type { ReactNode } from "react";
import { BackLink } from "./back-link.tsx";

type Props = {
  title: string;
  subtitle?: ReactNode;
  back?: { href: string; label: string };
  aside?: ReactNode;
  actions?: ReactNode;
  /** 2 where the page is part of another. */
  level?: 1 | 2;
};

/** The head of a page: back link, title, what is beside the title, and actions. */
export function PageHeader({ title, subtitle, back, aside, actions, level = 1 }: Props) {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <div className="mb-5 md:mb-6">
      {back !== undefined && <BackLink {...back} />}
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
