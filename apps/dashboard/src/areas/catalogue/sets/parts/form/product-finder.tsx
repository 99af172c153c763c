"use client";

import type { Product } from "@mauzo/contract/catalogue/products";
import type { SetProduct } from "@mauzo/contract/catalogue/sets";
import { Badge } from "@mauzo/ui/badge";
import { Button } from "@mauzo/ui/button";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { Picture } from "../../../../../components/picture.tsx";
import { priceOf } from "../../rules/preview-content.ts";

const asSetProduct = ({ id, name, description, image_url, price_from, price_to, stock }: Product): SetProduct => ({
  ...{ id, name, description, image_url, price_from, price_to, stock },
  warning: stock === 0 ? "sold_out" : null,
});

type Props = {
  label: string;
  text: string;
  /** The products that match; undefined without a search text. */
  matches: readonly Product[] | undefined;
  onSearch: (text: string) => void;
  full: boolean;
  has: (id: string) => boolean;
  onAdd: (product: SetProduct) => void;
};

/** Finds products by name or code, to add them one by one. */
export function ProductFinder({ label, text, matches, onSearch, full, has, onAdd }: Props) {
  const t = useTranslations("sets");
  const shown = matches?.map(asSetProduct);
  return (
    <div>
      <Field label={label} hint={full ? t("full") : undefined}>
        {(control) => (
          <Input
            {...control}
            type="search"
            autoComplete="off"
            maxLength={80}
            placeholder={t("findPlaceholder")}
            value={text}
            onChange={({ target }) => onSearch(target.value)}
          />
        )}
      </Field>
      <p aria-live="polite" className="text-muted empty:hidden">
        {shown?.length === 0 ? t("findNone") : ""}
      </p>
      <ul className="mt-2 divide-y divide-line rounded-control border border-line empty:hidden">
        {shown?.map((product) => (
          <li key={product.id} className="flex items-center gap-3 p-2">
            <Picture address={product.image_url} name={product.name} sizes="40px" className="size-10" />
            <span className="min-w-0 grow">
              <span className="line-clamp-2">{product.name}</span>
              <span className="block text-[0.8125rem] text-muted tabular-nums">{priceOf(product)}</span>
            </span>
            {has(product.id) ? (
              <Badge>{t("inSet")}</Badge>
            ) : (
              <Button
                variant="secondary"
                size="sm"
                disabled={full}
                aria-label={t("addNamed", { name: product.name })}
                onClick={() => onAdd(product)}
              >
                <Plus aria-hidden="true" className="size-4" />
                {t("add")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
