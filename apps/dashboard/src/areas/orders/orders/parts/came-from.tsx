import type { Order } from "@mauzo/contract/orders/orders";
import type { Touch } from "@mauzo/contract/shop/touches";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { useTranslations } from "next-intl";

/** What brought the customer of an order, in words; before that, what brought them first. */
export function CameFrom({ touches: { first, last } }: Pick<Order, "touches">) {
  const t = useTranslations("orders");
  if (!first || !last) return null;
  const words = ({ kind, name }: Touch) => t(`cameFrom.${kind}`, { name: isolateBidi(name) });
  const isOther = first.kind !== last.kind || first.id !== last.id;
  return (
    <span className="block">
      {words(last)}
      {isOther && ` · ${t("cameFirst", { source: words(first) })}`}
    </span>
  );
}
