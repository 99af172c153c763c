import { useTranslations } from "next-intl";
/** Cancels the order after a confirmation; works without a script too. */
export function CancelForm({ token }: { token: string }) {
  const t = useTranslations("ordered");
  return (
    <details className="mt-3 rounded-control border border-line">
      <summary className="flex min-h-12 cursor-pointer items-center justify-center px-5 text-center font-semibold text-danger">
        {t("cancel")}
      </summary>
      <form method="post" action="/cart/cancel" className="border-line border-t p-4">
        <input type="hidden" name="token" value={token} />
        <p className="font-semibold">{t("cancelQuestion")}</p>
        <p className="mt-1 text-muted text-sm">{t("cancelText")}</p>
        <label htmlFor="cancel-reason" className="mt-3 block font-medium">
          {t("cancelReason")} <span className="font-normal text-muted">({t("optional")})</span>
        </label>
        <input
          id="cancel-reason"
          name="reason"
          maxLength={200}
          className="mt-1 min-h-12 w-full rounded-control border border-line-strong bg-paper px-3"
        />
        <button
          type="submit"
          className="mt-3 min-h-12 w-full rounded-control bg-danger px-5 font-semibold text-on-danger hover:bg-danger-strong"
        >
          {t("cancelSure")}
        </button>
      </form>
    </details>
  );
}
