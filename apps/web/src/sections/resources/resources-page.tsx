import { Code, QrCode } from "lucide-react";
import { useLocale, useMessages, useTranslations } from "next-intl";
import { getPathname } from "../../i18n/get-pathname.ts";
import { keysOf } from "../../i18n/keys-of.ts";
import { Container } from "../../layout/container.tsx";
import { SiteLayout } from "../../layout/site-layout.tsx";
import { PageHero } from "../../layout/text-page/page-hero.tsx";
import { SectionTitle } from "../../layout/text-page/section-title.tsx";
import { Guide } from "./guide.tsx";
import { ToolCard } from "./tool-card.tsx";

export function ResourcesPage() {
  const t = useTranslations("resources");
  const locale = useLocale();
  const all = keysOf(useMessages().resources.guides.items);
  return (
    <SiteLayout path="/resources">
      <PageHero
        title={t("hero.heading")}
        text={t("hero.text")}
        saying={{ text: "Elimu haina mwisho", meaning: t("hero.saying") }}
      >
        <nav aria-label={t("guides.heading")} className="mt-6">
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {all.map((anchor) => (
              <li key={anchor}>
                <a
                  href={`#${anchor}`}
                  className="inline-flex min-h-9 items-center font-medium text-primary underline underline-offset-4"
                >
                  {t(`guides.items.${anchor}.title`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHero>
      <Container className="pb-16 md:pb-24">
        <section>
          <SectionTitle>{t("tools.heading")}</SectionTitle>
          <div className="mt-8 grid grid-cols-1 gap-5 md:grid-cols-2">
            <ToolCard tool="qr" icon={<QrCode aria-hidden="true" />} href={getPathname({ locale, href: "/qr-code" })} />
            <ToolCard
              tool="developers"
              icon={<Code aria-hidden="true" />}
              href={getPathname({ locale, href: "/for-developers" })}
            />
          </div>
        </section>
      </Container>
      <section className="border-line border-t bg-card py-16 md:py-24">
        <Container>
          <SectionTitle>{t("guides.heading")}</SectionTitle>
          {all.map((anchor) => (
            <Guide key={anchor} anchor={anchor} />
          ))}
        </Container>
      </section>
    </SiteLayout>
  );
}
