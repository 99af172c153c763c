import { ChefHat, Smartphone, Store, UsersRound } from "lucide-react";
import { useMessages, useTranslations } from "next-intl";
import { keysOf } from "../../i18n/keys-of.ts";
import { Container } from "../../layout/container.tsx";
import { SectionHeading } from "./section-heading.tsx";

const icons = [Store, Smartphone, ChefHat, UsersRound];

export function Audience() {
  const t = useTranslations("landing.audience");
  const { items } = useMessages().landing.audience;
  return (
    <section className="bg-card py-20 md:py-28">
      <Container className="grid gap-12 lg:grid-cols-[1fr_1.6fr] lg:gap-20">
        <div>
          <SectionHeading>{t("heading")}</SectionHeading>
          <p className="mt-5 max-w-md text-pretty text-lg text-muted">{t("text")}</p>
        </div>
        <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2">
          {keysOf(items).map((key, place) => {
            const Icon = icons[place] ?? Store;
            return (
              <li key={key} className="flex gap-4">
                <span className="grid size-12 shrink-0 place-items-center rounded-full bg-primary-soft text-primary-strong">
                  <Icon aria-hidden="true" strokeWidth={1.75} className="size-6" />
                </span>
                <div>
                  <h3 className="font-bold font-display text-xl tracking-tight">{t(`items.${key}.title`)}</h3>
                  <p className="mt-1 text-pretty text-muted">{t(`items.${key}.text`)}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </Container>
    </section>
  );
}
