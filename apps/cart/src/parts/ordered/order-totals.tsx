import type { Cart } from "@mauzo/contract/orders/cart";
import type { Money } from "@mauzo/contract/shared";
import { formatMoney } from "@mauzo/format/money";
import { useTranslations } from "next-intl";
import { totalMinorOf } from "../../order/rules.ts";

const looks = {
  plain: ["text-muted", ""],
  strong: ["font-semibold", "font-semibold"],
  total: ["font-semibold text-lg", "font-semibold text-lg"],
} as const;

function Row({ name, amount, look }: { name: string; amount: Money; look: keyof typeof looks }) {
  const [nameClass, amountClass] = looks[look];
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className={`min-w-0 wrap-anywhere ${nameClass}`}>
        <bdi>{name}</bdi>
      </dt>
      <dd className={`ml-auto tabular-nums ${amountClass}`}>{formatMoney(amount)}</dd>
    </div>
  );
}

/** The total of an order, how it adds up, and how much of it is still to be paid. */
export function OrderTotals({ cart }: { cart: Cart }) {
  const t = useTranslations("ordered");
  const { order, currency, total } = cart;
  const charges = order?.charges ?? [];
  const goodsMinor = totalMinorOf(cart.products);
  return (
    <>
      {charges.length > 0 && goodsMinor !== undefined && (
        <Row name={t("subtotal")} amount={{ minor: goodsMinor, currency }} look="plain" />
      )}
      {charges.map(({ kind, name, amount }, position) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: charges may be identical, and a row depends on its props only
          key={position}
          name={name}
          amount={kind === "discount" ? { ...amount, minor: -amount.minor } : amount}
          look="plain"
        />
      ))}
      <Row name={t("total")} amount={total} look="total" />
      {order && order.fulfilment !== "cancelled" && (
        <>
          <Row name={t("paid")} amount={order.paid} look="plain" />
          <Row name={t("owed")} amount={order.owed} look="strong" />
        </>
      )}
    </>
  );
}
