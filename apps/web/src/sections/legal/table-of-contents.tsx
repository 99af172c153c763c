import { useMessages, useTranslations } from "next-intl";
import { keysOf } from "../../i18n/keys-of.ts";
import type { LegalDocument } from "./legal-sections.tsx";

/** The table of contents: beside the text on a wide screen, collapsed above it on a narrow one, and not printed. */
export function TableOfContents({ document }: { document: LegalDocument }) {
  const t = useTranslations(document);
  const { sections } = useMessages()[document];
  const title = t("contents");
  const links = (
    <ol className="space-y-1 text-base">
      {keysOf(sections).map((anchor, place) => (
        <li key={anchor}>
          <a
            href={`#${anchor}`}
            className="flex min-h-8 items-baseline gap-2 py-1 text-muted underline-offset-4 hover:text-ink hover:underline"
          >
            <span className="w-6 shrink-0 tabular-nums">{place + 1}.</span>
            {t(`sections.${anchor}.title`)}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav
        aria-label={title}
        className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto max-lg:hidden print:hidden"
      >
        <p className="mb-2 font-semibold">{title}</p>
        {links}
      </nav>
      <details className="rounded-card border border-line bg-card lg:hidden print:hidden">
        <summary className="flex min-h-12 items-center px-4 font-semibold">{title}</summary>
        <nav aria-label={title} className="px-4 pb-4">
          {links}
        </nav>
      </details>
    </>
  );
}
