import { type Locale, pathIn } from "../../i18n/locale.ts";
import { messagesOf } from "../../i18n/messages/messages.ts";
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

export function PricingPage({ locale }: { locale: Locale }) {
  const { pricing, faq } = messagesOf(locale);
  const { hero, closing } = pricing;
  return (
    <SiteLayout locale={locale} path="/pricing">
      <PageHero title={hero.heading} text={hero.text} saying={{ text: "Akiba haiozi", meaning: hero.saying }}>
        <PriceCard messages={pricing.card} />
      </PageHero>
      <Included messages={pricing.included} />
      <Container className="grid grid-cols-1 gap-x-16 gap-y-16 py-16 md:py-24 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <Fees messages={pricing.fees} />
        <MonthlyCostBars messages={pricing.months} />
      </Container>
      <Container className="pb-16 md:pb-24">
        <section id="faq">
          <Faq messages={faq} />
        </section>
      </Container>
      <CallToAction heading={closing.heading} text={closing.text}>
        <ButtonLink large variant="warning" href="/dashboard?auth=Signup">
          {closing.action}
        </ButtonLink>
        <ButtonLink large variant="light" href={pathIn(locale, "/contact-us")}>
          {closing.contact}
        </ButtonLink>
      </CallToAction>
    </SiteLayout>
  );
}
