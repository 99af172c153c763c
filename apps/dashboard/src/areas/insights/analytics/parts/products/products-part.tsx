"use client";

import type { FigureDays, ProductFigures } from "@mauzo/contract/insights/figures";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";
import { useFigureFile, useProducts } from "../../data.ts";
import { useAmountText, useChangeText } from "../../labels.ts";
import { QueryState } from "../query-state.tsx";
import { RankedRows } from "../ranked-rows.tsx";
import { SaveFile } from "../save-file.tsx";
import { ReorderCard } from "./reorder-card.tsx";

/** Products: what to reorder, what sells, what does not, and what sells together. */
export function ProductsPart({ days }: { days: FigureDays }) {
  const query = useProducts(days);
  const { data } = query;
  if (!data) return <QueryState query={query} />;
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2" aria-busy={query.isFetching}>
      <ReorderCard figures={data} days={days} />
      <ProductCard kind="best" file="products" figures={data} days={days} />
      <ProductCard kind="slow" file="slow" figures={data} days={days} />
      <NeverCard figures={data} days={days} />
      <TogetherCard figures={data} days={days} />
      <CategoryCard figures={data} days={days} />
    </div>
  );
}

type Props = { figures: ProductFigures; days: FigureDays };
const usePathOf = () => {
  const seesProducts = useCanAccess({ resource: "product", action: "read" });
  return (id: string) => (seesProducts ? `/dashboard/products/${id}` : undefined);
};

function ProductCard({ kind, file, figures, days }: Props & { kind: "best" | "slow"; file: "products" | "slow" }) {
  const t = useTranslations("analytics");
  const changeText = useChangeText();
  const save = useFigureFile(days);
  const pathOf = usePathOf();
  const rows = figures[kind];
  const seesMoney = rows.every(({ minor }) => minor !== null);
  const write = useAmountText(figures.currency, seesMoney);
  return (
    <Card
      title={t(kind)}
      description={t(`${kind}Text`)}
      action={<SaveFile of={t(kind)} onSave={save && (() => save(file))} />}
    >
      <RankedRows
        empty={t("nothing")}
        rows={rows.map(({ id, name, pieces, minor, before_pieces, margin_minor, stock }) => ({
          ...{ key: id, name, href: pathOf(id), size: minor ?? pieces, value: write(minor ?? pieces) },
          note: [
            t("pieces", { count: pieces }),
            ...(pieces > 0 || before_pieces > 0 ? [changeText(pieces, before_pieces)] : []),
            ...(margin_minor === null ? [] : [t("marginOf", { amount: write(margin_minor) })]),
            t("inStock", { count: stock }),
          ].join(" · "),
        }))}
      />
    </Card>
  );
}

function NeverCard({ figures: { never }, days }: Props) {
  const t = useTranslations("analytics");
  const save = useFigureFile(days);
  const pathOf = usePathOf();
  return (
    <Card
      title={t("never")}
      description={t("neverText", { count: never.count })}
      action={<SaveFile of={t("never")} onSave={save && (() => save("never"))} />}
    >
      <RankedRows
        empty={t("neverNone")}
        rows={never.items.map(({ id, name, stock }) => ({
          ...{ key: id, name, href: pathOf(id), size: 0, value: "", note: t("inStock", { count: stock }) },
        }))}
      />
    </Card>
  );
}

function TogetherCard({ figures: { together }, days }: Props) {
  const t = useTranslations("analytics");
  const save = useFigureFile(days);
  return (
    <Card
      title={t("together")}
      description={t("togetherText")}
      action={<SaveFile of={t("together")} onSave={save && (() => save("together"))} />}
    >
      <RankedRows
        empty={t("togetherNone")}
        rows={together.map(({ one, other, orders }) => ({
          ...{ key: `${one.id} ${other.id}`, name: `${one.name} + ${other.name}`, size: orders },
          ...{ value: t("orders", { count: orders }), note: "" },
        }))}
      />
    </Card>
  );
}

function CategoryCard({ figures: { by_category, currency }, days }: Props) {
  const t = useTranslations("analytics");
  const category = useTranslations("category");
  const changeText = useChangeText();
  const save = useFigureFile(days);
  const seesMoney = by_category.every(({ minor }) => minor !== null);
  const write = useAmountText(currency, seesMoney);
  return (
    <Card
      title={t("byCategory")}
      description={t("byCategoryText")}
      action={<SaveFile of={t("byCategory")} onSave={save && (() => save("categories"))} />}
    >
      <RankedRows
        empty={t("nothing")}
        rows={by_category.map((row) => {
          const size = row.minor ?? row.pieces;
          return {
            ...{ key: row.category, name: category(row.category), size, value: write(size) },
            note: `${t("pieces", { count: row.pieces })} · ${changeText(size, row.before_minor ?? row.before_pieces)}`,
          };
        })}
      />
    </Card>
  );
}
