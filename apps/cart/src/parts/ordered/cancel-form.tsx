import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";
import { CartField, CartInput } from "../cart-field.tsx";

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
        <CartField id="cancel-reason" label={t("cancelReason")} aside={`(${t("optional")})`} className="mt-3">
          {(control) => <CartInput {...control} name="reason" maxLength={200} />}
        </CartField>
        <Button type="submit" variant="danger" size="lg" className="mt-3 min-h-12 w-full font-semibold">
          {t("cancelSure")}
        </Button>
      </form>
    </details>
  );
}
