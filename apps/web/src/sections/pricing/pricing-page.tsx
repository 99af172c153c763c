import { ActionLink } from "../../chrome/action-link.tsx";
import { Container } from "../../chrome/container.tsx";
import { SiteFrame } from "../../chrome/site-frame.tsx";
import { ClosingCall } from "../../chrome/text-page/closing-call.tsx";
import { Faq } from "../../chrome/text-page/faq.tsx";
import { PageHero } from "../../chrome/text-page/page-hero.tsx";
import { type Locale, pathIn } from "../../i18n/locale.ts";
import { messagesOf } from "../../i18n/messages/messages.ts";
import { Fees } from "./fees.tsx";
import { Included } from "./included.tsx";
import { Months } from "./months.tsx";
import { PriceCard } from "./price-card.tsx";

export function PricingPage({ locale }: { locale: Locale }) {
  const { pricing, faq } = messagesOf(locale);
  const { hero, closing } = pricing;
  return (
    <SiteFrame locale={locale} path="/pricing">
      <PageHero title={hero.heading} text={hero.text} saying={{ text: "Akiba haiozi", meaning: hero.saying }}>
        <PriceCard messages={pricing.card} />
      </PageHero>
      <Included messages={pricing.included} />
      <Container className="grid grid-cols-1 gap-x-16 gap-y-16 py-16 md:py-24 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <Fees messages={pricing.fees} />
        <Months messages={pricing.months} />
      </Container>
      <Container className="pb-16 md:pb-24">
        <section id="faq">
          <Faq messages={faq} />
        </section>
      </Container>
      <ClosingCall heading={closing.heading} text={closing.text}>
        <ActionLink large variant="warning" href="/dashboard?auth=Signup">
          {closing.action}
        </ActionLink>
        <ActionLink large variant="light" href={pathIn(locale, "/contact-us")}>
          {closing.contact}
        </ActionLink>
      </ClosingCall>
    </SiteFrame>
  );
}
