import { useLocale, useMessages, useTranslations } from "next-intl";
import { getPathname } from "../../i18n/get-pathname.ts";
import { keysOf } from "../../i18n/keys-of.ts";
import { Container } from "../../layout/container.tsx";
import { SiteLayout } from "../../layout/site-layout.tsx";
import { PageHero } from "../../layout/text-page/page-hero.tsx";
import { type LegalDocument, LegalSections } from "./legal-sections.tsx";
import { TableOfContents } from "./table-of-contents.tsx";

type Props = {
  path: string;
  document: LegalDocument;
  saying: string;
  /** The other document's path. */
  related: string;
};

/** A legal text: a summary, a table of contents, then every section with an anchor of its own. */
export function LegalPage({ path, document, saying, related }: Props) {
  const t = useTranslations(document);
  const { summary } = useMessages()[document];
  const locale = useLocale();
  return (
    <SiteLayout path={path}>
      <PageHero title={t("heading")} text={t("intro")} saying={{ text: saying, meaning: t("saying") }}>
        <p className="mt-5 text-base text-muted">{t("updated")}</p>
      </PageHero>
      <Container className="grid grid-cols-1 items-start gap-x-16 gap-y-10 pb-20 md:pb-28 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <TableOfContents document={document} />
        <article className="wrap-anywhere min-w-0 max-w-[46rem] lg:col-start-1 lg:row-start-1">
          <section aria-labelledby="in-short" className="rounded-2xl bg-primary-soft p-5 sm:p-8">
            <h2 id="in-short" className="font-bold font-display text-2xl tracking-tight">
              {t("summaryHeading")}
            </h2>
            <ul className="mt-4 list-disc space-y-2 pl-5 marker:text-primary">
              {keysOf(summary).map((key) => (
                <li key={key} className="text-pretty">
                  {t(`summary.${key}`)}
                </li>
              ))}
            </ul>
            <p className="mt-4 text-base text-muted">{t("summaryNote")}</p>
          </section>
          <LegalSections document={document} />
          <p className="mt-12 border-line border-t pt-6">
            <a
              href={getPathname({ locale, href: related })}
              className="font-medium text-primary underline underline-offset-4"
            >
              {t("related")}
            </a>
          </p>
        </article>
      </Container>
    </SiteLayout>
  );
}
