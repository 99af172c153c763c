import { useLocale, useMessages, useTranslations } from "next-intl";
import { getPathname } from "../../i18n/get-pathname.ts";
import { Container } from "../../layout/container.tsx";
import { SiteLayout } from "../../layout/site-layout.tsx";
import { PageHero } from "../../layout/text-page/page-hero.tsx";
import { SectionTitle } from "../../layout/text-page/section-title.tsx";
import { companyDetails } from "../../lib/company-details.ts";
import { ContactDetails } from "./contact-details.tsx";
import { ContactForm } from "./contact-form.tsx";
import { sendMessage } from "./send-message.ts";

export function ContactPage() {
  const t = useTranslations("contact");
  const locale = useLocale();
  const { form, problems, failures, sent } = useMessages().contact;
  return (
    <SiteLayout path="/contact-us">
      <PageHero
        title={t("hero.heading")}
        text={t("hero.text")}
        saying={{ text: "Kuuliza si ujinga", meaning: t("hero.saying") }}
      />
      <Container className="grid grid-cols-1 gap-x-16 gap-y-12 pb-20 md:pb-28 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section id="contact" className="relative overflow-clip rounded-2xl border border-line bg-card p-5 sm:p-8">
          <SectionTitle className="mb-6 text-2xl! md:text-3xl!">{t("form.heading")}</SectionTitle>
          <ContactForm
            locale={locale}
            page={getPathname({ locale, href: "/contact-us" })}
            texts={{ form, problems, failures, sent }}
            phone={companyDetails.phone}
            send={sendMessage}
          />
        </section>
        <ContactDetails />
      </Container>
    </SiteLayout>
  );
}
