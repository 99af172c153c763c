import { SiteFrame } from "../../chrome/site-frame.tsx";
import type { Locale } from "../../i18n/locale.ts";
import { messagesOf } from "../../i18n/messages/messages.ts";
import { Audience } from "./audience.tsx";
import { Closing } from "./closing.tsx";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { Pricing } from "./pricing.tsx";
import { Proverb } from "./proverb.tsx";
import { Steps } from "./steps.tsx";

export function LandingPage({ locale }: { locale: Locale }) {
  const { landing } = messagesOf(locale);
  return (
    <SiteFrame locale={locale} path="/">
      <Hero locale={locale} hero={landing.hero} scene={landing.scene} />
      <Steps messages={landing.steps} />
      <Features messages={landing.features} />
      <Proverb messages={landing.proverb} />
      <Audience messages={landing.audience} />
      <Pricing messages={landing.pricing} />
      <Closing messages={landing.closing} />
    </SiteFrame>
  );
}
