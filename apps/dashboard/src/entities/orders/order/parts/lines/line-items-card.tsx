"use client";

import type { Product } from "@mauzo/contract/catalogue/products";
import type { DraftLine } from "@mauzo/contract/orders/order-drafts";
import { formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { SearchBox } from "../../../../../components/list/search-box.tsx";
import { Picture } from "../../../../../components/picture.tsx";
import { hasAddOns, isSameLine, lineOf, newItem, withFullStock, withRemainingStock } from "../../form/order-draft.ts";
import { DraftLineRow } from "./draft-line-row.tsx";
import { EditLineSheet } from "./edit-line-sheet.tsx";

type Props = {
  title: string;
  lines: DraftLine[];
  /** Products on sale that match the search; undefined while loading. */
  products: readonly Product[] | undefined;
  search: string;
  currency: string;
  /** What is wrong with what is chosen. */
  problem?: string | undefined;
  /** Sends a product as it is to somebody, without choosing it; undefined: there is nobody. */
  offer?: { label: string; busy: boolean; onPress: (product: Product) => void } | undefined;
  onSearch: (text: string) => void;
  onChange: (lines: DraftLine[]) => void;
};

/** The lines of the order, and the products to add from. */
export function LineItemsCard({ title, lines, products, search, currency, problem, offer, onSearch, onChange }: Props) {
  const t = useTranslations("addOrder");
  const [open, setOpen] = useState<DraftLine>();
  // A product with add-ons can be added again with other add-ons.
  const chosen = new Set(lines.filter((line) => !hasAddOns(line)).map(({ id }) => id));
  const found = products?.filter(({ id }) => !chosen.has(id));
  function take(product: Product) {
    const line = lineOf(product);
    if (hasAddOns(line)) setOpen(newItem(product, lines));
    else onChange([...lines, line]);
  }
  function save(line: DraftLine) {
    const isThere = lines.some((other) => isSameLine(other, line));
    setOpen(undefined);
    onChange(isThere ? lines.map((other) => (isSameLine(other, line) ? line : other)) : [...lines, line]);
  }
  /** Items of the same product are distinguished by a number. */
  const nameOf = (line: DraftLine) => {
    const same = lines.filter(({ id }) => id === line.id);
    return same.length > 1 ? `${line.name} (${same.indexOf(line) + 1})` : line.name;
  };
  return (
    <Card title={title} flush>
      <div className="flex px-4 pb-3 md:px-5">
        <SearchBox label={t("search")} placeholder={t("searchPlaceholder")} value={search} onSearch={onSearch} />
      </div>
      {found?.length === 0 && search !== "" && (
        <p role="status" className="px-4 pb-3 text-muted md:px-5">
          {t("noMatch")}
        </p>
      )}
      <ul aria-label={t("shelf")} className="flex gap-2 overflow-x-auto px-4 pb-3 md:px-5">
        {found?.map((product) => (
          <li key={product.id} className="flex w-36 shrink-0 flex-col gap-1">
            <button
              type="button"
              disabled={product.stock <= 0}
              onClick={() => take(product)}
              className="flex w-full grow flex-col gap-1 rounded-control border border-line p-2 text-left hover:bg-sunken disabled:opacity-55"
            >
              <Picture address={product.image_url} name={product.name} className="h-16 w-full" sizes="144px" />
              <span className="wrap-anywhere line-clamp-2 font-medium">{product.name}</span>
              <span className="text-[0.8125rem] text-muted tabular-nums">{formatMoney(product.price_from)}</span>
              <span className="text-[0.8125rem] text-muted">
                {product.stock > 0 ? t("left", { count: String(product.stock) }) : t("soldOut")}
              </span>
            </button>
            {offer && (
              <Button
                size="sm"
                variant="ghost"
                disabled={offer.busy}
                aria-label={`${offer.label}: ${product.name}`}
                onClick={() => offer.onPress(product)}
              >
                {offer.label}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {lines.length > 0 && (
        <ul aria-label={t("chosen")}>
          {lines.map((line) => (
            <DraftLineRow
              key={`${line.id} ${line.item}`}
              line={line}
              name={nameOf(line)}
              currency={currency}
              onChange={save}
              onOpen={() => setOpen(line)}
              onRemove={() => onChange(lines.filter((other) => !isSameLine(other, line)))}
            />
          ))}
        </ul>
      )}
      {problem !== undefined && (
        <p role="alert" tabIndex={-1} data-problem className="border-line border-t px-4 py-3 text-danger md:px-5">
          {problem}
        </p>
      )}
      {open && (
        <EditLineSheet
          line={withRemainingStock(open, lines)}
          currency={currency}
          save={t(lines.some((line) => isSameLine(line, open)) ? "saveItem" : "addItem")}
          onSave={(line) => save(withFullStock(line, open))}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  );
}
