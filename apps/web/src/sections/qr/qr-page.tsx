import { useLocale, useMessages, useTranslations } from "next-intl";
import { keysOf } from "../../i18n/keys-of.ts";
import { Container } from "../../layout/container.tsx";
import { SiteLayout } from "../../layout/site-layout.tsx";
import { StudioIsland } from "./studio-island.tsx";

/** The page that makes a code for a shop's number. */
export function QrPage() {
  const t = useTranslations("qrPages");
  const { steps } = useMessages().qrPages.page;
  const locale = useLocale();
  return (
    <SiteLayout path="/qr-code">
      <Container className="py-8 md:py-14">
        <div className="mb-6 max-w-3xl md:mb-12">
          <h1 className="text-balance font-bold font-display text-[min(clamp(2.25rem,1.5rem+3vw,3.75rem),12.5vw)] leading-[1.04] tracking-[-0.03em]">
            {t("page.heading")}
          </h1>
          <p className="mt-4 max-w-2xl text-pretty text-lg text-muted">{t("page.text")}</p>
        </div>
        <noscript>
          <p className="mb-8 rounded-card bg-accent-soft px-4 py-3">{t("page.noScript")}</p>
        </noscript>
        <StudioIsland page="qr-code" locale={locale} />
        <section aria-labelledby="steps" className="mt-20 md:mt-28">
          <h2 id="steps" className="font-bold font-display text-3xl tracking-tight">
            {t("page.stepsTitle")}
          </h2>
          <ol className="mt-8 grid gap-8 md:grid-cols-3">
            {keysOf(steps).map((key, at) => (
              <li key={key} className="border-line border-t-2 pt-5">
                <span aria-hidden="true" className="font-bold font-display text-4xl text-primary">
                  {at + 1}
                </span>
                <h3 className="mt-2 font-semibold text-xl">{t(`page.steps.${key}.title`)}</h3>
                <p className="mt-1 text-muted">{t(`page.steps.${key}.text`)}</p>
              </li>
            ))}
          </ol>
        </section>
      </Container>
    </SiteLayout>
  );
}
