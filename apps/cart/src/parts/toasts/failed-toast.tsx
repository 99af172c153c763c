import { useTranslations } from "next-intl";

/** Says over the page that something failed; CSS alone hides it again after 5 s. Drawn by the server alone. */
export function FailedToast({ text }: { text: string }) {
  const t = useTranslations("form");
  return (
    <div
      role="alert"
      className="cart-toast cart-toast-long pointer-events-none fixed inset-x-3 top-3 z-50 rounded-card border border-danger bg-card p-4 shadow-float md:inset-x-auto md:top-auto md:right-6 md:bottom-28 lg:bottom-6 md:w-96"
    >
      <p className="font-semibold text-danger">{t("error")}</p>
      <p className="mt-0.5 text-sm">{text}</p>
    </div>
  );
}
