"use client";

import type { AddOnGroupDetails } from "@mauzo/contract/catalogue/add-on-groups";
import { formatMoney } from "@mauzo/format/money";
import { Badge } from "@mauzo/ui/badge";
import { useTranslations } from "next-intl";
import { isFree } from "../../rules.ts";
import { useAddOnLimitText } from "./use-add-on-limit-text.ts";

/** A group's details: its rule, its add-ons, their stock, and where it is used. */
export function GroupFacts({ group }: { group: AddOnGroupDetails }) {
  const t = useTranslations("addOns");
  const product = useTranslations("products");
  const ruleText = useAddOnLimitText();
  const out = group.add_ons.filter(({ stock }) => stock === 0).length;
  const low = group.low - out;
  return (
    <span className="mt-0.5 flex flex-col gap-1 text-[0.8125rem] text-muted">
      <span>
        {ruleText(group)}
        <span aria-hidden="true"> · </span>
        {group.products === 0 ? t("unused") : t("used", { count: group.products })}
      </span>
      <span className="line-clamp-2">
        {group.add_ons.map(({ id, name, price, stock }, at) => (
          <span key={id}>
            {at > 0 && ", "}
            <bdi className="text-ink">{name}</bdi>{" "}
            <span className="tabular-nums">
              {isFree(price) ? product("free") : `+${formatMoney(price)}`}
              {stock !== null && ` (${stock})`}
            </span>
          </span>
        ))}
      </span>
      {(out > 0 || low > 0) && (
        <span className="flex flex-wrap gap-1.5">
          {out > 0 && <Badge tone="danger">{t("out", { count: out })}</Badge>}
          {low > 0 && <Badge tone="accent">{t("low", { count: low })}</Badge>}
        </span>
      )}
    </span>
  );
}
