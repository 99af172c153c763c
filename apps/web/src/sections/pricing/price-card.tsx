import { useTranslations } from "next-intl";
import { ButtonLink } from "../../layout/button-link.tsx";

/** The whole price list: two lines. */
export function PriceCard() {
  const t = useTranslations("pricing.card");
  return (
    <div className="mt-8 max-w-[38rem] rounded-2xl bg-night p-6 text-on-night sm:p-8">
      <dl className="grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-[auto_1fr]">
        <div>
          <dt className="text-base text-on-night-muted">{t("once")}</dt>
          <dd className="mt-1 font-bold font-display text-[min(clamp(2.25rem,1.8rem+2vw,3.25rem),12vw)] text-accent leading-none tracking-[-0.02em]">
            {t("amount")}
          </dd>
        </div>
        <div className="border-on-night-muted/25 max-sm:border-t max-sm:pt-6 sm:border-l sm:pl-8">
          <dt className="text-base text-on-night-muted">{t("monthly")}</dt>
          <dd className="mt-1 font-bold font-display text-[min(clamp(2.25rem,1.8rem+2vw,3.25rem),12vw)] leading-none tracking-[-0.02em]">
            {t("nothing")}
          </dd>
        </div>
      </dl>
      <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
        <ButtonLink
          large
          variant="warning"
          href="/dashboard?auth=Signup"
          className="focus-visible:outline-on-night! max-sm:w-full"
        >
          {t("action")}
        </ButtonLink>
        <p className="text-base text-on-night-muted">{t("paid")}</p>
      </div>
    </div>
  );
}
