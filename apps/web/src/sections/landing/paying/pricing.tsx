import { Check } from "lucide-react";
import { useLocale, useMessages, useTranslations } from "next-intl";
import { getPathname } from "../../../i18n/get-pathname.ts";
import { keysOf } from "../../../i18n/keys-of.ts";
import { ButtonLink } from "../../../layout/button-link.tsx";
import { Container } from "../../../layout/container.tsx";
import { SectionHeading } from "../section-heading.tsx";

export function Pricing() {
  const t = useTranslations("landing.pricing");
  const { items } = useMessages().landing.pricing;
  const locale = useLocale();
  return (
    <section id="pricing" className="py-20 md:py-28">
      <Container>
        <div className="grid overflow-hidden rounded-3xl bg-night text-on-night lg:grid-cols-[1.15fr_1fr]">
          <div className="min-w-0 p-6 sm:p-8 md:p-14">
            <SectionHeading>{t("heading")}</SectionHeading>
            <p className="mt-10 font-bold font-display text-[min(clamp(3rem,2rem+5vw,5.25rem),15vw)] text-accent leading-none tracking-[-0.03em]">
              {t("amount")}
            </p>
            <p className="mt-3 text-lg text-on-night-muted">{t("once")}</p>
          </div>
          <div className="flex min-w-0 flex-col border-on-night-muted/25 p-6 sm:p-8 max-lg:border-t md:p-14 lg:border-l">
            <ul className="space-y-4 text-lg">
              {keysOf(items).map((key) => (
                <li key={key} className="flex gap-3">
                  <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent" />
                  {t(`items.${key}`)}
                </li>
              ))}
            </ul>
            <p className="mt-6 text-pretty text-base text-on-night-muted">{t("fees")}</p>
            <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
              <ButtonLink
                large
                variant="warning"
                href="/dashboard?auth=Signup"
                className="focus-visible:outline-on-night!"
              >
                {t("action")}
              </ButtonLink>
              <a
                href={getPathname({ locale, href: "/pricing" })}
                className="inline-flex min-h-11 items-center text-base text-on-night underline underline-offset-4 focus-visible:outline-on-night"
              >
                {t("more")}
              </a>
            </div>
          </div>
        </div>
      </Container>
    </section>
  );
}
