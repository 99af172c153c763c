import { useTranslations } from "next-intl";

export function ShopsHeading() {
  const t = useTranslations("shops");
  return (
    <>
      <h1 className="text-balance font-bold font-display text-[clamp(2.5rem,2rem+2vw,3.75rem)] leading-none tracking-[-0.03em]">
        {t("title")}
      </h1>
      <p className="mt-4 max-w-xl text-lg text-muted">{t("description")}</p>
    </>
  );
}
