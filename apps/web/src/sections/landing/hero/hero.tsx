import { useLocale, useTranslations } from "next-intl";
import { getPathname } from "../../../i18n/get-pathname.ts";
import { ButtonLink } from "../../../layout/button-link.tsx";
import { Container } from "../../../layout/container.tsx";
import { ChatPhone } from "./chat-phone.tsx";
import { KangaCloth } from "./kanga-cloth.tsx";
import { OrderCard } from "./order-card.tsx";

export function Hero() {
  const t = useTranslations("landing");
  const locale = useLocale();
  return (
    <section className="overflow-x-clip pt-6 pb-20 md:pt-8 md:pb-28">
      <Container className="grid items-center gap-12 lg:grid-cols-[1.05fr_1fr] lg:gap-16">
        <div className="min-w-0 max-lg:text-center">
          <h1 className="text-balance font-bold font-display text-[min(clamp(2.75rem,1.6rem+5vw,4.75rem),14.5vw)] lg:text-[min(clamp(2.75rem,1.6rem+5vw,4.75rem),7.5vw)] leading-[1.02] tracking-[-0.03em]">
            {t("hero.heading")}
          </h1>
          <p className="mt-5 max-w-[34rem] md:mt-6 text-pretty text-lg text-muted leading-relaxed md:text-xl max-lg:mx-auto">
            {t("hero.text")}
          </p>
          <div className="mt-8 flex flex-wrap gap-3 max-lg:justify-center">
            <ButtonLink large href="/dashboard?auth=Signup">
              {t("hero.action")}
            </ButtonLink>
            <ButtonLink large variant="secondary" href={getPathname({ locale, href: "/shops" })}>
              {t("hero.second")}
            </ButtonLink>
          </div>
          <p className="mt-5 text-base text-muted">{t("hero.note")}</p>
        </div>
        <div
          className="relative grid min-w-0 place-items-center max-lg:-mx-5 md:max-lg:mx-0"
          role="img"
          aria-label={t("scene.label")}
        >
          <KangaCloth />
          <div className="relative py-[72px]" aria-hidden="true">
            <ChatPhone />
            <OrderCard />
          </div>
        </div>
      </Container>
    </section>
  );
}
