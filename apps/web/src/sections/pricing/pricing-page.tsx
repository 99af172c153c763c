import { useLocale, useTranslations } from "next-intl";
import { getPathname } from "../../i18n/get-pathname.ts";
import { ButtonLink } from "../../layout/button-link.tsx";
import { Container } from "../../layout/container.tsx";
import { SiteLayout } from "../../layout/site-layout.tsx";
import { CallToAction } from "../../layout/text-page/call-to-action.tsx";
import { Faq } from "../../layout/text-page/faq.tsx";
import { PageHero } from "../../layout/text-page/page-hero.tsx";
import { Fees } from "./fees.tsx";
import { Included } from "./included.tsx";
import { MonthlyCostBars } from "./monthly-cost-bars.tsx";
import { PriceCard } from "./price-card.tsx";

export function PricingPage() {
  const t = useTranslations("pricing");
  const locale = useLocale();
  return (
    <SiteLayout path="/pricing">
      <PageHero
        title={t("hero.heading")}
        text={t("hero.text")}
        saying={{ text: "Akiba haiozi", meaning: t("hero.saying") }}
      >
        <PriceCard />
      </PageHero>
      <Included />
      <Container className="grid grid-cols-1 gap-x-16 gap-y-16 py-16 md:py-24 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <Fees />
        <MonthlyCostBars />
      </Container>
      <Container className="pb-16 md:pb-24">
        <section id="faq">
          <Faq />
        </section>
      </Container>
      <CallToAction heading={t("closing.heading")} text={t("closing.text")}>
        <ButtonLink large variant="warning" href="/dashboard?auth=Signup">
          {t("closing.action")}
        </ButtonLink>
        <ButtonLink large variant="light" href={getPathname({ locale, href: "/contact-us" })}>
          {t("closing.contact")}
        </ButtonLink>
      </CallToAction>
    </SiteLayout>
  );
}
