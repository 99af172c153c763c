import {
  BadgeCheck,
  ListChecks,
  MessagesSquare,
  PackageMinus,
  QrCode,
  ShoppingBasket,
  Store,
  Users,
} from "lucide-react";
import { useMessages, useTranslations } from "next-intl";
import { keysOf } from "../../i18n/keys-of.ts";
import { Container } from "../../layout/container.tsx";
import { SectionTitle } from "../../layout/text-page/section-title.tsx";

const icons = [Store, MessagesSquare, ShoppingBasket, ListChecks, PackageMinus, Users, QrCode, BadgeCheck];

export function Included() {
  const t = useTranslations("pricing.included");
  const { items } = useMessages().pricing.included;
  return (
    <section className="border-line border-y bg-card py-16 md:py-24">
      <Container>
        <SectionTitle>{t("heading")}</SectionTitle>
        <p className="mt-3 text-lg text-muted">{t("text")}</p>
        <ul className="mt-10 grid grid-cols-1 gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {keysOf(items).map((key, place) => {
            const Icon = icons[place] ?? Store;
            return (
              <li key={key} className="flex gap-4 lg:block">
                <Icon aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-6 shrink-0 text-primary" />
                <div className="min-w-0 lg:mt-3">
                  <h3 className="font-semibold text-lg leading-snug">{t(`items.${key}.title`)}</h3>
                  <p className="mt-1 text-pretty text-base text-muted">{t(`items.${key}.text`)}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </Container>
    </section>
  );
}
