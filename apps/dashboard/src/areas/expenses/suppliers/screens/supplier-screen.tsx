"use client";

import { suppliers } from "@mauzo/contract/expenses/suppliers";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Skeleton } from "@mauzo/ui/skeleton";
import { ReceiptText } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ListEmptyOrFailed } from "../../../../components/list/list-empty-or-failed.tsx";
import { LoadMore } from "../../../../components/list/load-more.tsx";
import { DetailQueryState } from "../../../../components/page/detail-query-state.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { useBills, useSupplier } from "../../../../entities/expenses/supplier/queries.ts";
import { lazyPart } from "../../../../lib/lazy/lazy-part.tsx";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { BillRow } from "../parts/bill-row.tsx";
import { OwedSums } from "../parts/owed-sums.tsx";

export { startSupplier } from "../../../../entities/expenses/supplier/queries.ts";

const SupplierDialog = lazyPart(async () => (await import("../parts/supplier-dialog.tsx")).SupplierDialog);
const BillDialog = lazyPart(async () => (await import("../parts/bill-dialog.tsx")).BillDialog);

/** One supplier: what they are owed, and their bills with what was paid of each. */
export function SupplierScreen({ id }: { id: string }) {
  const t = useTranslations("suppliers");
  const query = useSupplier(id);
  const bills = useBills(id);
  const mayAdd = useCanAccess(suppliers.addBill.access);
  const mayChange = useCanAccess(suppliers.update.access);
  const [open, setOpen] = useState<"bill" | "edit">();
  const back = { href: "/dashboard/debt/suppliers", label: t("title") };
  const supplier = query.data;
  if (!supplier) {
    const words = { failed: t("detailFailed"), missing: t("missing"), missingText: t("missingText") };
    return <DetailQueryState title={t("detailTitle")} back={back} side="right" words={words} query={query} />;
  }
  const close = () => setOpen(undefined);
  const rows = bills.data?.pages.flatMap(({ items }) => items);
  const words = { failed: t("billsFailed"), emptyTitle: t("noBills"), emptyText: t("noBillsText") };
  const addBill = mayAdd && <Button onClick={() => setOpen("bill")}>{t("addBill")}</Button>;
  const said = [supplier.phone, supplier.note].filter(Boolean).join(" · ");
  return (
    <>
      <PageHeader
        title={supplier.name}
        back={back}
        {...(said !== "" && { subtitle: <bdi>{said}</bdi> })}
        actions={
          <>
            {mayChange && (
              <Button variant="secondary" onClick={() => setOpen("edit")}>
                {t("edit")}
              </Button>
            )}
            {addBill}
          </>
        }
      />
      <OwedSums of={supplier} />
      <Card title={t("bills")} flush>
        <ListEmptyOrFailed
          {...{ words, list: bills }}
          count={rows?.length}
          empty={{ picture: <ReceiptText className="size-6" /> }}
        />
        {rows === undefined && !bills.isError && <Skeleton className="m-4 h-40" />}
        <ul aria-label={t("bills")}>
          {rows?.map((bill) => (
            <BillRow key={bill.id} bill={bill} />
          ))}
        </ul>
        <LoadMore list={bills} />
      </Card>
      {open === "bill" && <BillDialog supplierId={id} onClose={close} />}
      {open === "edit" && <SupplierDialog saved={supplier} onClose={close} />}
    </>
  );
}
