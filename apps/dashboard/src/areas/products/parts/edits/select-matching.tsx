"use client";

import { productsAtOnce } from "@mauzo/contract/products";
import { Button } from "@mauzo/ui/button";
import type { UseQueryResult } from "@tanstack/react-query";
import type { MouseEvent } from "react";
import { useTranslations } from "use-intl";

type Props = {
  selected: readonly string[];
  /** The products that match. */
  matching: Pick<UseQueryResult<{ ids: string[]; more: boolean }>, "data" | "isFetching" | "refetch">;
  onSelect: (ids: readonly string[]) => void;
};

/** Where all rows that are loaded are selected: the others that match with them. */
export function SelectMatching({ selected, matching: { data, isFetching, refetch }, onSelect }: Props) {
  const t = useTranslations("products.edits");
  const chosen = new Set(selected);
  if (data?.ids.every((id) => chosen.has(id)))
    return (
      data.more && (
        <p className="order-last basis-full text-muted md:order-first md:basis-auto">
          {t("firstSelected", { count: productsAtOnce })}
        </p>
      )
    );
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (!data) return void refetch();
    onSelect(data.ids);
    // It goes, and whoever pressed it by keyboard is not to begin anew.
    currentTarget.closest<HTMLElement>("[data-bottom-bar]")?.focus({ preventScroll: true });
  };
  return (
    <Button
      variant="ghost"
      size="sm"
      busy={!data && isFetching}
      className="order-last basis-full md:order-first md:basis-auto"
      onClick={press}
    >
      {data ? t(data.more ? "selectFirst" : "selectAll", { count: data.ids.length }) : t("selectRest")}
    </Button>
  );
}
