"use client";

import type { StockItem } from "@mauzo/contract/catalogue/stock";
import { useTranslations } from "next-intl";
import { Picture } from "../../../../components/picture.tsx";

/** An item's picture, product and variant or add-on. */
type Props = { item: StockItem; large?: boolean };

export function ItemName({ item, large = false }: Props) {
  const t = useTranslations("stock");
  const { image_url, product_name, name, kind } = item;
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Picture address={image_url} name={product_name} className={large ? "size-14" : "size-10"} />
      <span className="min-w-24">
        <span className="line-clamp-2 font-medium">{product_name}</span>
        {(name !== "" || kind === "add_on") && (
          <span className="block text-[0.8125rem] text-muted">
            {kind === "add_on" && `${t("addOn")}: `}
            <bdi>{name}</bdi>
          </span>
        )}
      </span>
    </span>
  );
}
