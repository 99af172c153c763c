"use client";

import type { DraftLine } from "@mauzo/contract/order-drafts";
import type { Product } from "@mauzo/contract/products";
import { formatMoney } from "@mauzo/format/money";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "use-intl";
import { SearchBox } from "../../../../components/list/search-box.tsx";
import { Picture } from "../../../../components/picture.tsx";
import { lineOf } from "../../form/draft.ts";
import { ChosenLine } from "./chosen-line.tsx";

type Props = {
  title: string;
  lines: DraftLine[];
  /** What is on sale and fits the search; undefined while it is asked for. */
  shelf: readonly Product[] | undefined;
  search: string;
  currency: string;
  onSearch: (text: string) => void;
  onChange: (lines: DraftLine[]) => void;
};

/** What is ordered, and the shelf it is taken from. */
export function GoodsCard({ title, lines, shelf, search, currency, onSearch, onChange }: Props) {
  const t = useTranslations("addOrder");
  const chosen = new Set(lines.map(({ id }) => id));
  const found = shelf?.filter(({ id }) => !chosen.has(id));
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
          <li key={product.id} className="w-36 shrink-0">
            <button
              type="button"
              disabled={product.stock <= 0}
              onClick={() => onChange([...lines, lineOf(product)])}
              className="flex h-full w-full flex-col gap-1 rounded-control border border-line p-2 text-left hover:bg-sunken disabled:opacity-55"
            >
              <Picture address={product.image_url} className="h-16 w-full" sizes="144px" />
              <span className="wrap-anywhere line-clamp-2 font-medium">{product.name}</span>
              <span className="text-[0.8125rem] text-muted tabular-nums">{formatMoney(product.price_from)}</span>
              <span className="text-[0.8125rem] text-muted">
                {product.stock > 0 ? t("left", { count: String(product.stock) }) : t("soldOut")}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {lines.length > 0 && (
        <ul aria-label={t("chosen")}>
          {lines.map((line) => (
            <ChosenLine
              key={line.id}
              line={line}
              currency={currency}
              onChange={(next) => onChange(lines.map((other) => (other.id === next.id ? next : other)))}
              onRemove={() => onChange(lines.filter(({ id }) => id !== line.id))}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
