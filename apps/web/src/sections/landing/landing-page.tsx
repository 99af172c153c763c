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
import { Questions } from "./questions.tsx";
import { Statistics } from "./statistics.tsx";
import { Steps } from "./steps.tsx";
import { Testimonials } from "./testimonials.tsx";

export function LandingPage() {
  return (
    <SiteLayout path="/">
      <Hero />
      <Steps />
      <Statistics />
      <Features />
      <BackOffice />
      <Proverb />
      <Audience />
      <Pricing />
      <Payments />
      <Testimonials />
      <Questions />
      <OrganizationStructuredData />
      <ClosingCallToAction />
    </SiteLayout>
  );
}
