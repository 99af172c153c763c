import { useTranslations } from "next-intl";
import { ButtonLink } from "../../layout/button-link.tsx";
import { Container } from "../../layout/container.tsx";
import { GridBackground } from "../../layout/grid/grid-background.tsx";
import { SectionHeading } from "./section-heading.tsx";

export function ClosingCallToAction() {
  const t = useTranslations("landing.closing");
  return (
    <section className="relative isolate overflow-clip py-28 md:py-40">
      <GridBackground id="closing-grid" className="-z-10" />
      <Container className="text-center">
        <div className="mx-auto max-w-3xl rounded-3xl border border-line bg-paper px-5 py-10 md:py-14">
          <SectionHeading>{t("heading")}</SectionHeading>
          <p className="mt-4 text-lg text-muted">{t("text")}</p>
          <div className="mt-8">
            <ButtonLink large href="/dashboard?auth=Signup">
              {t("action")}
            </ButtonLink>
          </div>
        </div>
      </Container>
    </section>
  );
}
