import { useTranslations } from "next-intl";

/** What a way of being reached gives, and what it costs. */
export function Offer({ gives, costs }: { gives: string; costs: string }) {
  const t = useTranslations("connect");
  return (
    <dl className="mb-4 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
      <dt className="font-medium">{t("gives")}</dt>
      <dd>{gives}</dd>
      <dt className="font-medium">{t("costs")}</dt>
      <dd>{costs}</dd>
    </dl>
  );
}
