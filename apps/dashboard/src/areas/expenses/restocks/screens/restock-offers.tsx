"use client";

import { type RestockCost, restockCosts } from "@mauzo/contract/expenses/restock-costs";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { LoadMore } from "../../../../components/list/load-more.tsx";
import { useRestockCosts } from "../../../../entities/expenses/restock-cost/queries.ts";
import { useSuppliers } from "../../../../entities/expenses/supplier/queries.ts";
import { lazyPart } from "../../../../lib/lazy/lazy-part.tsx";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { OfferRow } from "../parts/offer-row.tsx";

const CreditDialog = lazyPart(async () => (await import("../parts/credit-dialog.tsx")).CreditDialog);

/** What restocks cost, to be written down once; nothing where there is none, or for who may not. */
export function RestockOffers() {
  const t = useTranslations("restockCosts");
  const mayRead = useCanAccess(restockCosts.list.access);
  const mayWrite = useCanAccess(restockCosts.expense.access);
  const list = useRestockCosts(mayRead && mayWrite);
  const [crediting, setCrediting] = useState<RestockCost>();
  const suppliers = useSuppliers(crediting !== undefined);
  const rows = list.data?.pages.flatMap(({ items }) => items);
  if ((!rows || rows.length === 0) && !crediting) return null;
  return (
    <div className="mb-4">
      <Card title={t("title")} flush>
        <p className="px-4 pb-3 text-muted md:px-5">{t("text")}</p>
        <ul aria-label={t("title")}>
          {rows?.map((each) => (
            <OfferRow key={each.id} offer={each} onCredit={() => setCrediting(each)} />
          ))}
        </ul>
        <LoadMore list={list} />
      </Card>
      {crediting && <CreditDialog offer={crediting} suppliers={suppliers} onClose={() => setCrediting(undefined)} />}
    </div>
  );
}
