import { useLocale, useTranslations } from "next-intl";
import { Container } from "../../layout/container.tsx";
import { SiteLayout } from "../../layout/site-layout.tsx";
import { StudioIsland } from "./studio-island.tsx";

/** The page to design a shop's code and to print sheets of it. */
export function CustomizePage() {
  const t = useTranslations("qrPages");
  const locale = useLocale();
  return (
    <SiteLayout path="/customize-qr">
      <Container className="py-8 md:py-12">
        <h1 className="text-balance font-bold font-display text-[min(clamp(2rem,1.5rem+2.4vw,3.25rem),12.5vw)] leading-[1.05] tracking-[-0.03em]">
          {t("customize.heading")}
        </h1>
        <p className="mt-3 mb-6 max-w-2xl text-lg text-muted md:mb-8">{t("customize.text")}</p>
        <noscript>
          <p className="mb-8 rounded-card bg-accent-soft px-4 py-3">{t("page.noScript")}</p>
        </noscript>
        <StudioIsland page="customize-qr" locale={locale} />
      </Container>
    </SiteLayout>
  );
}
