import { type Locale, pathIn } from "../../i18n/locale.ts";
import type { Messages } from "../../i18n/messages/en.ts";
import { Container } from "../../layout/container.tsx";
import { SiteLayout } from "../../layout/site-layout.tsx";
import { PageHero } from "../../layout/text-page/page-hero.tsx";
import { LegalSections } from "./legal-sections.tsx";
import { TableOfContents } from "./table-of-contents.tsx";

type Props = {
  locale: Locale;
  path: string;
  messages: Messages["terms"] | Messages["privacy"];
  saying: string;
  /** The other document's path. */
  related: string;
};

/** A legal text: a summary, a table of contents, then every section with an anchor of its own. */
export function LegalPage({ locale, path, messages, saying, related }: Props) {
  return (
    <SiteLayout locale={locale} path={path}>
      <PageHero title={messages.heading} text={messages.intro} saying={{ text: saying, meaning: messages.saying }}>
        <p className="mt-5 text-base text-muted">{messages.updated}</p>
      </PageHero>
      <Container className="grid grid-cols-1 items-start gap-x-16 gap-y-10 pb-20 md:pb-28 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <TableOfContents title={messages.contents} sections={messages.sections} />
        <article className="wrap-anywhere min-w-0 max-w-[46rem] lg:col-start-1 lg:row-start-1">
          <section aria-labelledby="in-short" className="rounded-2xl bg-primary-soft p-5 sm:p-8">
            <h2 id="in-short" className="font-bold font-display text-2xl tracking-tight">
              {messages.summaryHeading}
            </h2>
            <ul className="mt-4 list-disc space-y-2 pl-5 marker:text-primary">
              {messages.summary.map((point) => (
                <li key={point} className="text-pretty">
                  {point}
                </li>
              ))}
            </ul>
            <p className="mt-4 text-base text-muted">{messages.summaryNote}</p>
          </section>
          <LegalSections sections={messages.sections} />
          <p className="mt-12 border-line border-t pt-6">
            <a href={pathIn(locale, related)} className="font-medium text-primary underline underline-offset-4">
              {messages.related}
            </a>
          </p>
        </article>
      </Container>
    </SiteLayout>
  );
}
