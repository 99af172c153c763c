import { useLocale, useTranslations } from "next-intl";
import { getPathname } from "../../i18n/get-pathname.ts";
import { Container } from "../../layout/container.tsx";
import { Faq } from "../../layout/text-page/faq.tsx";

/** What people ask first; the rest of the questions stand below the prices. */
export function Questions() {
  const t = useTranslations("landing");
  const locale = useLocale();
  return (
    <Container className="py-16 md:py-24">
      <section id="faq">
        <Faq only={["what", "who", "withdraw"]} />
        <p className="mt-6">
          <a
            href={`${getPathname({ locale, href: "/pricing" })}#faq`}
            className="inline-flex min-h-11 items-center font-medium text-primary underline underline-offset-4"
          >
            {t("allQuestions")}
          </a>
        </p>
      </section>
    </Container>
  );
}
