"use client";

import type { CountedLine, StockItem } from "@mauzo/contract/catalogue/stock";
import type { ShopCategory } from "@mauzo/contract/shop/shop";
import { Card } from "@mauzo/ui/card";
import { Skeleton } from "@mauzo/ui/skeleton";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { PackageCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { ListEmptyOrFailed } from "../../../../../components/list/list-empty-or-failed.tsx";
import { listTexts } from "../../../../../components/list/list-texts.ts";
import { LoadMore } from "../../../../../components/list/load-more.tsx";
import { SearchBox } from "../../../../../components/list/search-box.tsx";
import { CategoryFilter } from "../../../../../entities/shop/shop/parts/category-filter.tsx";
import type { CountDraftLine } from "../../rules/count-draft.ts";
import type { InvalidCount } from "../../rules/invalid-count.ts";
import { CountRow } from "./count-row.tsx";

type Props = {
  list: UseInfiniteQueryResult<InfiniteData<{ items: StockItem[] }>>;
  search: string;
  onSearch: (text: string) => void;
  category: ShopCategory | null;
  onCategory: (category: ShopCategory | null) => void;
  lines: readonly CountDraftLine[];
  unread: readonly InvalidCount[];
  problems: readonly CountedLine[];
  onCount: (item: StockItem, counted: number) => void;
  onMistype: (item: StockItem, text: string) => void;
  onRemove: (id: string) => void;
};

/** Every item to count in the shop or a category, in the order they were added. */
export function CountList(props: Props) {
  const { list, search, onSearch, category, onCategory, lines, unread, problems } = props;
  const { onCount, onMistype, onRemove } = props;
  const t = useTranslations("stock");
  const shell = useTranslations("shell");
  const items = list.data?.pages.flatMap((page) => page.items);
  const lineOf = new Map(lines.map((line) => [line.id, line]));
  const textOf = new Map(unread.map(({ id, text }) => [id, text]));
  const problemOf = new Map(problems.map((problem) => [problem.id, problem]));
  return (
    <>
      <div className="mb-2 flex gap-2 big-text:flex-wrap md:mb-4">
        <SearchBox label={t("search")} placeholder={t("searchPlaceholder")} value={search} onSearch={onSearch} />
        <CategoryFilter value={category} onChange={onCategory} className="w-36 shrink-0 sm:w-60 big-text:w-full" />
      </div>
      <Card flush>
        {!items && !list.isError && (
          <div role="status">
            <span className="sr-only">{shell("loading")}</span>
            {[0, 1, 2, 3].map((row) => (
              <div key={row} className="flex flex-col gap-1 border-line border-b px-3 py-1.5 last:border-0">
                <Skeleton className="h-10 w-2/3" />
                <Skeleton className="ml-auto h-11 w-60" />
              </div>
            ))}
          </div>
        )}
        {items && items.length > 0 && (
          <ul aria-label={t("countTitle")}>
            {items.map((item) => (
              <CountRow
                key={item.id}
                item={item}
                line={lineOf.get(item.id)}
                unread={textOf.get(item.id)}
                problem={problemOf.get(item.id)}
                onCount={(counted) => onCount(item, counted)}
                onMistype={(text) => onMistype(item, text)}
                onRemove={() => onRemove(item.id)}
              />
            ))}
          </ul>
        )}
        <ListEmptyOrFailed
          words={listTexts(t)}
          list={list}
          count={items?.length}
          filtered={search !== "" || category !== null}
          onClear={() => {
            onSearch("");
            onCategory(null);
          }}
          empty={{ picture: <PackageCheck className="size-6" /> }}
        />
        <LoadMore list={list} autoLoad />
      </Card>
    </>
  );
}
