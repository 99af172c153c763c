import type { BalanceOrder } from "@mauzo/contract/payments/balance-links";
import { formatAmount } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { Textarea } from "@mauzo/ui/textarea";
import { useTranslations } from "next-intl";
import { CartField, CartInput } from "../../parts/cart-field.tsx";
import { balancePath } from "../balance-code.ts";

type Props = { code: string; order: BalanceOrder };

/** Says to have paid for an order, with the code or the message that came for it, which the shop then checks. */
export function BalanceClaim({ code, order: { id, number, owed, claimed } }: Props) {
  const t = useTranslations("balance.claims");
  const amount = formatAmount(owed.minor);
  return (
    <>
      {claimed && (
        <p role="status" className="mt-2 rounded-control border border-line p-3">
          {t("waits")}
        </p>
      )}
      <details className="mt-2 rounded-control border border-line">
        <summary aria-label={`${t("open")}: ${number}`} className="flex min-h-11 cursor-pointer items-center px-4">
          {t("open")}
        </summary>
        <form method="post" action={`${balancePath(code)}/claim`} className="space-y-3 px-4 pb-4">
          <input type="hidden" name="order" value={id} />
          <input type="hidden" name="owed" value={amount} />
          <CartField id={`paid-${id}`} label={t("amount")} className="">
            {(control) => (
              <CartInput {...control} name="amount" required defaultValue={amount} inputMode="decimal" maxLength={20} />
            )}
          </CartField>
          <CartField id={`code-${id}`} label={t("code")} hint={t("codeHint")} className="">
            {(control) => <Textarea {...control} name="code" required rows={3} maxLength={1000} autoComplete="off" />}
          </CartField>
          <Button type="submit" className="min-h-11">
            {t("send")}
          </Button>
        </form>
      </details>
    </>
  );
}
