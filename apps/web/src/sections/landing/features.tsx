import { Calculator, Globe, Languages, ListChecks, MessagesSquare, PackageMinus } from "lucide-react";
import { useMessages, useTranslations } from "next-intl";
import { keysOf } from "../../i18n/keys-of.ts";
import { Container } from "../../layout/container.tsx";
import { SectionHeading } from "./section-heading.tsx";

const icons = [MessagesSquare, Calculator, PackageMinus, ListChecks, Languages, Globe];

export function Features() {
  const t = useTranslations("landing.features");
  const { items } = useMessages().landing.features;
  return (
    <section className="py-20 md:py-28">
      <Container>
        <SectionHeading className="max-w-2xl">{t("heading")}</SectionHeading>
        <ul className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {keysOf(items).map((key, place) => {
            const Icon = icons[place] ?? MessagesSquare;
            return (
              <li key={key} className="border-ink border-t-2 pt-5">
                <Icon aria-hidden="true" strokeWidth={1.75} className="size-7 text-primary" />
                <h3 className="mt-4 font-bold font-display text-xl tracking-tight">{t(`items.${key}.title`)}</h3>
                <p className="mt-2 text-pretty text-muted">{t(`items.${key}.text`)}</p>
              </li>
            );
          })}
        </ul>
      </Container>
    </section>
  );
}
