import type { Locale } from "../../i18n/locale.ts";
import { messagesOf } from "../../i18n/messages/messages.ts";
import { SiteLayout } from "../../layout/site-layout.tsx";
import { Audience } from "./audience.tsx";
import { BackOffice } from "./back-office.tsx";
import { ClosingCallToAction } from "./closing-call-to-action.tsx";
import { Features } from "./features.tsx";
import { Hero } from "./hero/hero.tsx";
import { OrganizationStructuredData } from "./organization-structured-data.tsx";
import { Payments } from "./paying/payments.tsx";
import { Pricing } from "./paying/pricing.tsx";
import { Proverb } from "./proverb.tsx";
import { Statistics } from "./statistics.tsx";
import { Steps } from "./steps.tsx";
import { Testimonials } from "./testimonials.tsx";

export function LandingPage({ locale }: { locale: Locale }) {
  const { landing } = messagesOf(locale);
  return (
    <SiteLayout locale={locale} path="/">
      <Hero locale={locale} hero={landing.hero} scene={landing.scene} />
      <Steps locale={locale} messages={landing.steps} />
      <Statistics messages={landing.statistics} />
      <Features messages={landing.features} />
      <BackOffice locale={locale} messages={landing.backOffice} />
      <Proverb messages={landing.proverb} />
      <Audience messages={landing.audience} />
      <Pricing locale={locale} messages={landing.pricing} />
      <Payments locale={locale} messages={landing.payments} />
      <Testimonials messages={landing.testimonials} />
      <OrganizationStructuredData />
      <ClosingCallToAction messages={landing.closing} />
    </SiteLayout>
  );
}
