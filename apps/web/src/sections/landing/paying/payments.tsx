import { Landmark, Smartphone } from "lucide-react";
import { useLocale, useMessages, useTranslations } from "next-intl";
import { getPathname } from "../../../i18n/get-pathname.ts";
import { keysOf } from "../../../i18n/keys-of.ts";
import { Container } from "../../../layout/container.tsx";
import { companyDetails } from "../../../lib/company-details.ts";
import { SectionHeading } from "../section-heading.tsx";

/** What customers can pay with, and the steps the money takes. */
export function Payments() {
  const t = useTranslations("landing.payments");
  const { steps } = useMessages().landing.payments;
  const locale = useLocale();
  return (
    <section className="border-line border-y bg-card py-20 md:py-28">
      <Container className="grid gap-12 lg:grid-cols-2 lg:gap-20">
        <div className="min-w-0">
          <SectionHeading>{t("heading")}</SectionHeading>
          <p className="mt-5 max-w-lg text-pretty text-lg text-muted">{t("text")}</p>
          <h3 className="mt-8 font-semibold text-base">{t("providers")}</h3>
          <ul className="mt-3 flex flex-wrap gap-3">
            {companyDetails.paymentProviders.map((name) => (
              <li
                key={name}
                className="flex min-h-12 items-center gap-2.5 rounded-card border border-line bg-paper px-4 font-bold font-display text-lg"
              >
                <Smartphone aria-hidden="true" className="size-5 text-primary" />
                {name}
              </li>
            ))}
          </ul>
          <p className="mt-6 max-w-lg text-pretty text-base text-muted">{t("own")}</p>
          <a
            href={getPathname({ locale, href: "/pricing" })}
            className="mt-2 inline-flex min-h-11 items-center font-medium text-base text-primary underline underline-offset-4"
          >
            {t("more")}
          </a>
        </div>
        <div className="min-w-0 rounded-3xl bg-primary-soft p-6 sm:p-10">
          <h3 className="font-bold font-display text-xl tracking-tight">{t("way")}</h3>
          <ol className="mt-6 grid gap-6">
            {keysOf(steps).map((key, place) => (
              <li key={key} className="flex items-center gap-4">
                <span
                  aria-hidden="true"
                  className="grid size-11 shrink-0 place-items-center rounded-full bg-card font-bold font-display text-primary-strong text-xl"
                >
                  {place + 1}
                </span>
                <span className="min-w-0 text-lg leading-snug">{t(`steps.${key}`)}</span>
              </li>
            ))}
          </ol>
          <Landmark aria-hidden="true" strokeWidth={1.5} className="mt-8 ml-auto size-12 text-primary" />
        </div>
      </Container>
    </section>
  );
}
