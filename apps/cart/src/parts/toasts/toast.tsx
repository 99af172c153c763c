import { useTranslations } from "next-intl";

/** Says over the page that the order is there; CSS alone hides it again after 3 s. */
export function Toast() {
  const t = useTranslations("form");
  return (
    <div
      role="status"
      className="cart-toast pointer-events-none fixed inset-x-3 bottom-[max(0.75rem,env(safe-area-inset-bottom))] z-50 rounded-card border border-primary bg-card p-4 shadow-float md:inset-x-auto md:top-auto md:right-6 md:bottom-28 lg:bottom-6 md:w-96"
    >
      <p className="font-semibold text-primary-strong">{t("placedTitle")}</p>
      <p className="mt-0.5 text-sm">{t("placedText")}</p>
    </div>
  );
}
