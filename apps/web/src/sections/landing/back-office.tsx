import { useLocale, useTranslations } from "next-intl";
import { Container } from "../../layout/container.tsx";
import { Picture } from "../../layout/picture.tsx";
import { SectionHeading } from "./section-heading.tsx";

/** The demo shop's orders as on a phone; `pnpm shots:back-office` takes the screenshot. */
export function BackOffice() {
  const t = useTranslations("landing.backOffice");
  const locale = useLocale();
  return (
    <section className="border-line border-t py-20 md:py-28">
      <Container className="grid items-center gap-12 lg:grid-cols-[1.05fr_1fr] lg:gap-16">
        <div className="min-w-0">
          <SectionHeading>{t("heading")}</SectionHeading>
          <p className="mt-5 max-w-[34rem] text-pretty text-lg text-muted">{t("text")}</p>
        </div>
        <div className="mx-auto max-w-full rounded-[44px] bg-night p-2.5 shadow-float">
          <Picture
            src={`/pictures/back-office/${locale}.webp`}
            alt={t("picture")}
            width={360}
            height={680}
            sizes="360px"
            className="w-[296px] rounded-[34px]"
          />
        </div>
      </Container>
    </section>
  );
}
