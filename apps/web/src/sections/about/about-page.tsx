import { useLocale, useMessages, useTranslations } from "next-intl";
import { getPathname } from "../../i18n/get-pathname.ts";
import { keysOf } from "../../i18n/keys-of.ts";
import { ButtonLink } from "../../layout/button-link.tsx";
import { Container } from "../../layout/container.tsx";
import { SiteLayout } from "../../layout/site-layout.tsx";
import { CallToAction } from "../../layout/text-page/call-to-action.tsx";
import { PageHero } from "../../layout/text-page/page-hero.tsx";
import { SectionTitle } from "../../layout/text-page/section-title.tsx";

function Purpose() {
  const t = useTranslations("about");
  return (
    <div className="border-line border-y bg-card">
      <Container className="grid grid-cols-1 gap-x-16 gap-y-12 py-16 md:grid-cols-2 md:py-24">
        {(["mission", "vision"] as const).map((name) => (
          <section key={name} className="border-accent border-t-4 pt-5">
            <SectionTitle className="text-xl! md:text-2xl!">{t(`${name}.heading`)}</SectionTitle>
            <p className="mt-3 text-pretty font-display text-[min(clamp(1.25rem,1rem+1.1vw,1.75rem),8vw)] leading-snug">
              {t(`${name}.text`)}
            </p>
          </section>
        ))}
      </Container>
    </div>
  );
}

function Story() {
  const t = useTranslations("about");
  const locale = useLocale();
  const { text } = useMessages().about.story;
  return (
    <Container className="grid grid-cols-1 gap-x-16 gap-y-12 py-16 md:py-24 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <section>
        <SectionTitle>{t("story.heading")}</SectionTitle>
        <div className="mt-6 max-w-[42rem] space-y-5 text-pretty">
          {keysOf(text).map((key) => (
            <p key={key}>{t(`story.text.${key}`)}</p>
          ))}
        </div>
      </section>
      <div className="self-start rounded-2xl bg-accent p-8 text-on-accent lg:mt-16">
        <p
          aria-hidden="true"
          className="font-bold font-display text-[min(5.5rem,26vw)] leading-none tracking-[-0.04em]"
        >
          {t("claim.number")}
        </p>
        <p className="mt-4 text-pretty text-lg">{t("claim.text")}</p>
        <ButtonLink variant="dark" href={getPathname({ locale, href: "/shops" })} className="mt-6">
          {t("claim.shops")}
        </ButtonLink>
      </div>
    </Container>
  );
}

function Values() {
  const t = useTranslations("about.values");
  const { items } = useMessages().about.values;
  return (
    <section className="pb-16 md:pb-24">
      <Container>
        <SectionTitle>{t("heading")}</SectionTitle>
        <ul className="mt-10 grid grid-cols-1 gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {keysOf(items).map((key) => (
            <li key={key} className="border-ink border-t-2 pt-4">
              <h3 className="font-bold font-display text-xl tracking-tight">{t(`items.${key}.title`)}</h3>
              <p className="mt-2 text-pretty text-muted">{t(`items.${key}.text`)}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

export function AboutPage() {
  const t = useTranslations("about");
  const locale = useLocale();
  return (
    <SiteLayout path="/about">
      <PageHero
        title={t("hero.heading")}
        text={t("hero.text")}
        saying={{ text: "Mgeni njoo, mwenyeji apone", meaning: t("hero.saying") }}
      />
      <Purpose />
      <Story />
      <Values />
      <CallToAction heading={t("closing.heading")} text={t("closing.text")}>
        <ButtonLink large variant="warning" href="/dashboard?auth=Signup">
          {t("closing.action")}
        </ButtonLink>
        <ButtonLink large variant="light" href={getPathname({ locale, href: "/contact-us" })}>
          {t("closing.contact")}
        </ButtonLink>
      </CallToAction>
    </SiteLayout>
  );
}
