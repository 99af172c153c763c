"use client";

import type { KnownProduct } from "@mauzo/contract/catalogue/product-imports";
import { formatMoney } from "@mauzo/format/money";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { useTranslations } from "next-intl";
import type { PriceChange } from "../../rules.ts";

type Props = {
  name: string;
  products: readonly KnownProduct[];
  /** What the line would change; undefined where that is unclear. */
  change: PriceChange | undefined;
  /** Whether another line is about the same product. */
  twice: boolean;
  reprices: boolean;
  /** Undefined where a price cannot be changed at all. */
  onReprice: ((reprices: boolean) => void) | undefined;
};

/** What happens to an existing product of this name: a new price, with the old one shown, or a second product. */
export function PriceChangeNote({ name, products, change, twice, reprices, onReprice }: Props) {
  const t = useTranslations("imports.list");
  const [product] = products;
  return (
    <div className="flex flex-col items-start gap-2 text-sm sm:col-span-2">
      <p>
        {t("known", { count: products.length })}{" "}
        {product && (
          <a
            href={`/dashboard/products/${product.id}`}
            target="_blank"
            rel="noreferrer"
            className="text-primary underline underline-offset-4"
          >
            {t("seeNamed", { name })}
          </a>
        )}
      </p>
      {onReprice && (
        <ChoiceChips
          label={t("whatToDo", { name })}
          chips={[
            { value: "price", text: t("changePrice") },
            { value: "new", text: t("makeNew") },
          ]}
          value={reprices ? "price" : "new"}
          onChoose={(value) => onReprice(value === "price")}
        />
      )}
      {reprices && change && (
        <ul className="flex flex-col gap-0.5">
          {change.to.map(({ variant, minor }) => (
            <li key={variant.id}>
              {variant.name !== "" && (
                <>
                  <bdi>{variant.name}</bdi>
                  {": "}
                </>
              )}
              <s className="text-muted">{formatMoney(variant.price)}</s> <span aria-hidden="true">→</span>{" "}
              <span className="sr-only">{t("becomes")}</span>{" "}
              <b className="font-medium">{formatMoney({ ...variant.price, minor })}</b>
            </li>
          ))}
          {change.to.length === 0 && <li className="text-muted">{t("samePrice")}</li>}
        </ul>
      )}
      {reprices && change?.doubt && <p className="text-muted">{t(`doubt.${change.doubt}`)}</p>}
      {reprices && twice && <p className="text-muted">{t("doubt.twice")}</p>}
    </div>
  );
}
