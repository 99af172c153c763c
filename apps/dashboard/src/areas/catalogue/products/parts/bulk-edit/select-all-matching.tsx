"use client";

import { productsAtOnce } from "@mauzo/contract/catalogue/product-bulk-actions";
import { Button } from "@mauzo/ui/button";
import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";

type Props = {
  selected: readonly string[];
  /** The products that match. */
  matching: Pick<UseQueryResult<{ ids: string[]; more: boolean }>, "data" | "isFetching" | "refetch">;
  onSelect: (ids: readonly string[]) => void;
};

/** When all loaded rows are selected: selects the other matching ones too. */
export function SelectAllMatching({ selected, matching: { data: last, isFetching, refetch }, onSelect }: Props) {
  // What was found before may no longer match.
  const data = isFetching ? undefined : last;
  const t = useTranslations("products.edits");
  const chosen = new Set(selected);
  const others = data?.ids.filter((id) => !chosen.has(id)) ?? [];
  // With rows selected elsewhere, fewer of them may fit.
  const room = others.slice(0, Math.max(productsAtOnce - selected.length, 0));
  const count = (data?.ids.length ?? 0) - others.length + room.length;
  const more = data?.more === true || room.length < others.length;
  if (data && room.length === 0)
    return (
      more &&
      selected.length <= productsAtOnce && (
        <p className="order-last basis-full text-muted md:order-first md:basis-auto">{t("firstSelected", { count })}</p>
      )
    );
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (!data) return void refetch();
    onSelect(room);
    // The button disappears; a keyboard user should not have to start from the top of the page.
    currentTarget.closest<HTMLElement>("[data-bottom-bar]")?.focus({ preventScroll: true });
  };
  return (
    <Button
      variant="ghost"
      size="sm"
      busy={isFetching}
      className="order-last basis-full md:order-first md:basis-auto"
      onClick={press}
    >
      {data ? t(more ? "selectFirst" : "selectAll", { count }) : t("selectRest")}
    </Button>
  );
}
