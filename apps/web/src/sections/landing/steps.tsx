import { Check, Link2, PackageCheck } from "lucide-react";
import { useLocale, useMessages, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { getPathname } from "../../i18n/get-pathname.ts";
import { keysOf } from "../../i18n/keys-of.ts";
import { ButtonLink } from "../../layout/button-link.tsx";
import { Container } from "../../layout/container.tsx";
import { Picture } from "../../layout/picture.tsx";
import { SectionHeading } from "./section-heading.tsx";

function ProductPicture() {
  const t = useTranslations("landing.steps");
  return (
    <div className="flex w-[256px] items-center gap-[14px] rounded-card bg-card p-[12px] shadow-float">
      <Picture
        src="/pictures/demo/kikoi-bahari/640.webp"
        width={64}
        height={64}
        sizes="64px"
        className="size-[64px] shrink-0 rounded-control object-cover"
      />
      <div className="leading-snug">
        <p className="font-semibold text-sm">{t("product.name")}</p>
        <p className="text-sm tabular-nums">{t("product.price")}</p>
        <p className="text-muted text-xs">{t("product.stock")}</p>
      </div>
    </div>
  );
}

function LinkPicture() {
  const t = useTranslations("landing.steps");
  return (
    <div className="w-[256px]">
      <div className="flex items-center gap-2.5 rounded-full bg-card px-4 py-3 text-sm shadow-float">
        <Link2 className="size-4 shrink-0 text-primary" />
        <span className="truncate">{t("link.address")}</span>
      </div>
      <p className="mt-3 ml-auto flex w-fit items-center gap-1.5 rounded-full bg-night px-3 py-1.5 text-on-night text-xs">
        <Check className="size-3.5" />
        {t("link.shared")}
      </p>
    </div>
  );
}

function OrderPicture() {
  const t = useTranslations("landing.steps");
  return (
    <div className="w-[256px] rounded-card bg-card p-4 shadow-float">
      <div className="flex items-center gap-2 text-sm">
        <PackageCheck className="size-4.5 text-primary" />
        <span className="font-semibold">{t("order.name")}</span>
        <span className="ml-auto rounded-full bg-accent-soft px-2.5 py-0.5 text-xs">{t("order.status")}</span>
      </div>
      <div className="mt-3.5 space-y-2">
        <div className="h-2 w-40 rounded-full bg-sunken" />
        <div className="h-2 w-28 rounded-full bg-sunken" />
      </div>
      <p className="mt-3.5 border-line border-t pt-3 text-right font-semibold text-sm tabular-nums">
        {t("order.total")}
      </p>
    </div>
  );
}

function Step({ number, title, text, picture }: { number: number; title: string; text: string; picture: ReactNode }) {
  return (
    <li className="min-w-0">
      <div aria-hidden="true" className="grid h-52 place-items-center overflow-hidden rounded-2xl bg-sunken">
        {picture}
      </div>
      <h3 className="mt-6 flex items-baseline gap-3 font-bold font-display text-2xl tracking-tight">
        <span aria-hidden="true" className="text-primary">
          {number}
        </span>
        {title}
      </h3>
      <p className="mt-2 text-pretty text-muted">{text}</p>
    </li>
  );
}

export function Steps() {
  const t = useTranslations("landing.steps");
  const { items } = useMessages().landing.steps;
  const locale = useLocale();
  const pictures = [<ProductPicture key="product" />, <LinkPicture key="link" />, <OrderPicture key="order" />];
  return (
    <section id="how" className="border-line border-t bg-card py-20 md:py-28">
      <Container>
        <SectionHeading className="max-w-2xl">{t("heading")}</SectionHeading>
        <ol className="mt-12 grid gap-12 md:grid-cols-3 md:gap-8">
          {keysOf(items).map((key, place) => (
            <Step
              key={key}
              number={place + 1}
              title={t(`items.${key}.title`)}
              text={t(`items.${key}.text`)}
              picture={pictures[place]}
            />
          ))}
        </ol>
        <ButtonLink variant="outline" href={getPathname({ locale, href: "/shops/demo" })} className="mt-12">
          {t("tryIt")}
        </ButtonLink>
      </Container>
    </section>
  );
}
