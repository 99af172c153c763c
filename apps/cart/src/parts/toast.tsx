import { useTranslations } from "next-intl";

type Props = { kind: "placed" | "error"; text?: string };

/** A short message over the page; CSS alone hides it again, 3 s after a success and 5 s after a failure. */
export function Toast({ kind, text }: Props) {
  const t = useTranslations("form");
  const isError = kind === "error";
  return (
    <div
      role={isError ? "alert" : "status"}
      className={`cart-toast pointer-events-none fixed inset-x-3 z-50 rounded-card border bg-card p-4 shadow-float md:inset-x-auto md:top-auto md:right-6 md:bottom-28 lg:bottom-6 md:w-96 ${isError ? "cart-toast-long top-3 border-danger" : "bottom-[max(0.75rem,env(safe-area-inset-bottom))] border-primary"}`}
    >
      <p className={`font-semibold ${isError ? "text-danger" : "text-primary-strong"}`}>
        {isError ? t("error") : t("placedTitle")}
      </p>
      <p className="mt-0.5 text-sm">{isError ? text : t("placedText")}</p>
    </div>
  );
}
