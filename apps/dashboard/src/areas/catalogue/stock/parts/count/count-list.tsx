"use client";

import type { CountedLine, StockItem } from "@mauzo/contract/catalogue/stock";
import type { ShopCategory } from "@mauzo/contract/shop/shop";
import { Card } from "@mauzo/ui/card";
import { Skeleton } from "@mauzo/ui/skeleton";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { PackageCheck } from "lucide-react";
import { useTranslations } from "use-intl";
import { ListFaces } from "../../../../../components/list/list-faces.tsx";
import { listWords } from "../../../../../components/list/list-words.ts";
import { LoadMore } from "../../../../../components/list/load-more.tsx";
import { SearchBox } from "../../../../../components/list/search-box.tsx";
import { CategoryFilter } from "../../../../../pickers/category-filter.tsx";
import type { KeptLine } from "../../rules/kept-count.ts";
import type { Unread } from "../../rules/unread.ts";
import { CountRow } from "./count-row.tsx";

type Props = {
  list: UseInfiniteQueryResult<InfiniteData<{ items: StockItem[] }>>;
  search: string;
  onSearch: (text: string) => void;
  category: ShopCategory | null;
  onCategory: (category: ShopCategory | null) => void;
  lines: readonly KeptLine[];
  unread: readonly Unread[];
  problems: readonly CountedLine[];
  onCount: (item: StockItem, counted: number) => void;
  onMistype: (item: StockItem, text: string) => void;
  onRemove: (id: string) => void;
};

/** Everything there is to count in the shop or in a category, one below the other in the order in which it was added. */
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
      <div className="mb-4 flex flex-wrap gap-2">
        <SearchBox label={t("search")} placeholder={t("searchPlaceholder")} value={search} onSearch={onSearch} />
        <CategoryFilter value={category} onChange={onCategory} className="w-full sm:w-60" />
      </div>
      <Card flush>
        {!items && !list.isError && (
          <div role="status">
            <span className="sr-only">{shell("loading")}</span>
            {[0, 1, 2, 3].map((row) => (
              <div key={row} className="flex flex-col gap-3 border-line border-b p-4 last:border-0">
                <Skeleton className="h-14 w-2/3" />
                <Skeleton className="ml-auto h-12 w-60" />
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
        <ListFaces
          words={listWords(t)}
          list={list}
          count={items?.length}
          filtered={search !== "" || category !== null}
          onClear={() => {
            onSearch("");
            onCategory(null);
          }}
          empty={{ picture: <PackageCheck className="size-6" /> }}
        />
        <LoadMore list={list} byItself />
      </Card>
    </>
  );
}
