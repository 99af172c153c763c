import type { LegalText } from "./legal-sections.tsx";

/** The table of contents: beside the text on a wide screen, collapsed above it on a narrow one, and not printed. */
export function TableOfContents({ title, sections }: { title: string; sections: LegalText }) {
  const links = (
    <ol className="space-y-1 text-base">
      {Object.entries(sections).map(([anchor, section], place) => (
        <li key={anchor}>
          <a
            href={`#${anchor}`}
            className="flex min-h-8 items-baseline gap-2 py-1 text-muted underline-offset-4 hover:text-ink hover:underline"
          >
            <span className="w-6 shrink-0 tabular-nums">{place + 1}.</span>
            {section.title}
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
