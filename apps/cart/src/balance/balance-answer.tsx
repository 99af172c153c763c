import type { BalanceOrder } from "@mauzo/contract/payments/balance-links";
import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";
import { CartField, CartInput } from "../parts/cart-field.tsx";
import { balancePath } from "./balance-code.ts";

type Props = { code: string; order: BalanceOrder };

/** What the customer says of what they owe for an order, what became of it, and how to say something else. */
export function BalanceAnswer({ code, order: { id, number, said } }: Props) {
  const t = useTranslations("balance.answers");
  const isOpen = said !== null && said.outcome === null;
  const isDisputed = isOpen && said.kind === "disputed";
  const form = { method: "post", action: `${balancePath(code)}/answer` } as const;
  const send = (what: "confirmed" | "withdrawn", label: string) => (
    <form {...form}>
      <input type="hidden" name="order" value={id} />
      <Button
        type="submit"
        name="said"
        value={what}
        variant="secondary"
        className="min-h-11"
        aria-label={`${label}: ${number}`}
      >
        {label}
      </Button>
    </form>
  );
  return (
    <div className="mt-2">
      {said && (
        <div role="status" className="rounded-control border border-line p-3">
          <p>{said.kind === "confirmed" ? t("confirmed") : t("disputed")}</p>
          {said.reason !== "" && <p className="wrap-anywhere text-muted">{said.reason}</p>}
          {isDisputed && <p className="mt-1">{t("waits")}</p>}
          {said.outcome !== null && (
            <p className="wrap-anywhere mt-1 font-semibold">
              {t(said.outcome)} <span className="font-normal">{said.answer}</span>
            </p>
          )}
        </div>
      )}
      <div className="mt-2 flex flex-wrap items-start gap-2">
        {!(isOpen && said.kind === "confirmed") && send("confirmed", t("confirm"))}
        {isOpen && send("withdrawn", t("withdraw"))}
        {!isDisputed && (said === null || said.outcome === null) && (
          <details className="min-w-0 grow basis-full rounded-control border border-line">
            <summary
              aria-label={`${t("dispute")}: ${number}`}
              className="flex min-h-11 cursor-pointer items-center px-4"
            >
              {t("dispute")}
            </summary>
            <form {...form} className="px-4 pb-4">
              <input type="hidden" name="order" value={id} />
              <CartField id={`why-${id}`} label={t("why")} hint={t("whyHint")} className="">
                {(control) => <CartInput {...control} name="reason" required maxLength={200} autoComplete="off" />}
              </CartField>
              <Button type="submit" name="said" value="disputed" className="mt-3 min-h-11">
                {t("sendDispute")}
              </Button>
            </form>
          </details>
        )}
      </div>
    </div>
  );
}
