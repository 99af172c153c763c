"use client";

import { products } from "@mauzo/contract/catalogue/products";
import { Badge } from "@mauzo/ui/badge";
import { Button } from "@mauzo/ui/button";
import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import { Archive, ArchiveRestore, Copy, Pencil } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { RelativeTime } from "../../../../components/relative-time.tsx";
import { useAccount } from "../../../../lib/session/account.tsx";
import { canAccess } from "../../../../lib/session/can-access.ts";
import { useProduct, useProductHistory, useProductSales } from "../data/product.ts";
import { useArchiveProducts } from "../data/use-archive-products.ts";
import { AddOnGroups } from "../parts/add-on-groups.tsx";
import { HistoryCard } from "../parts/history-card.tsx";
import { PreviewCard } from "../parts/preview/preview-card.tsx";
import { ProductMissing } from "../parts/product-missing.tsx";
import { ProductPictures } from "../parts/product-pictures.tsx";
import { SalesCard } from "../parts/sales-card.tsx";
import { StockLabel } from "../parts/stock-label.tsx";
import { VariantsTable } from "../parts/variants-table.tsx";
import { isSimple, priceRange } from "../rules.ts";

export { startProduct } from "../data/product.ts";

const list = "/dashboard/products";
const archivedList = `${list}?status=archived`;

/** One product, published or archived. */
export function ProductScreen({ id }: { id: string }) {
  const t = useTranslations("products");
  const category = useTranslations("category");
  const { permissions } = useAccount().user;
  const router = useRouter();
  const { archive, restore, busy } = useArchiveProducts();
  const query = useProduct(id);
  const product = query.data;
  const maySeeSales = canAccess(permissions, products.sales.access);
  const changes = useProductHistory(id);
  const sales = useProductSales(id, maySeeSales);
  if (!product) return <ProductMissing title={t("detailTitle")} query={query} />;
  const [only] = isSimple(product) ? product.variants : [];
  const archived = product.status === "archived";
  const mayArchive = canAccess(permissions, products.archive.access);
  const actions = archived ? (
    mayArchive && (
      <Button aria-label={`${t("restore")}: ${product.name}`} busy={busy} onClick={() => restore([product])}>
        <ArchiveRestore aria-hidden="true" className="size-4" />
        {t("restore")}
      </Button>
    )
  ) : (
    <>
      {mayArchive && (
        <Button
          variant="secondary"
          aria-label={t("archiveNamed", { name: product.name })}
          onClick={() => {
            archive([product]);
            router.push(list);
          }}
        >
          <Archive aria-hidden="true" className="size-4" />
          {t("archive")}
        </Button>
      )}
      {canAccess(permissions, products.create.access) && (
        <Link
          href={`/dashboard/products/new?from=${id}`}
          aria-label={t("duplicateNamed", { name: product.name })}
          className={buttonClass("secondary")}
        >
          <Copy aria-hidden="true" className="size-4" />
          {t("duplicate")}
        </Link>
      )}
      {canAccess(permissions, products.update.access) && (
        <Link href={`/dashboard/products/edit/${id}`} className={buttonClass("primary")}>
          <Pencil aria-hidden="true" className="size-4" />
          {t("edit")}
        </Link>
      )}
    </>
  );
  return (
    <>
      <PageHeader
        title={product.name}
        back={archived ? { href: archivedList, label: t("backToArchived") } : { href: list, label: t("back") }}
        aside={product.status !== "published" && <Badge>{t(`status.${product.status}`)}</Badge>}
        actions={actions}
        subtitle={archived ? t("archivedText", { count: 1 }) : undefined}
      />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[19rem_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-4 max-lg:contents">
          <Card>
            <ProductPictures key={id} product={product} />
            <p className="mt-4 font-semibold text-lg tabular-nums">{priceRange(product)}</p>
            <p className="mt-1 flex flex-wrap items-center gap-2">
              {only ? (
                <Link
                  href={`/dashboard/products/stock/${only.id}`}
                  className="font-medium text-primary underline-offset-4 hover:underline"
                >
                  <span className="sr-only">{t("stockOf", { name: product.name })} </span>
                  <StockLabel count={product.stock} />
                </Link>
              ) : (
                <StockLabel count={product.stock} />
              )}
              <span className="text-muted">{category(product.category)}</span>
            </p>
            <p className="mt-3 text-muted text-xs">
              {t.rich("changed", { when: () => <RelativeTime iso={product.updated_at} /> })}
            </p>
          </Card>
          {maySeeSales && <SalesCard query={sales} />}
        </div>
        <div className="flex min-w-0 flex-col gap-4 max-lg:contents">
          <Card title={t("description")}>
            <p className={product.description === "" ? "text-muted" : "whitespace-pre-line"}>
              {product.description || t("noDescription")}
            </p>
          </Card>
          {!isSimple(product) && <VariantsTable product={product} />}
          {product.add_on_groups.length > 0 && <AddOnGroups groups={product.add_on_groups} />}
          <div className="max-lg:order-1">
            <HistoryCard list={changes} />
          </div>
        </div>
        {!archived && (
          // Three previews stand side by side on all of the width.
          <div className="min-w-0 lg:col-span-2">
            <PreviewCard product={product} category={product.category} draft={product.status === "draft"} />
          </div>
        )}
      </div>
    </>
  );
}
