"use client";

import { customers } from "@mauzo/contract/customers/customers";
import type { Money } from "@mauzo/contract/shared";
import { formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyPart } from "../../../../lib/lazy/lazy-part.tsx";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";

const CreditLimitDialog = lazyPart(async () => (await import("./credit-limit-dialog.tsx")).CreditLimitDialog);

type Props = { id: string; limit: Money | null; owed: Money };

/** How much a customer may owe at most, and what is left of it; admins change it. */
export function CreditLimitCard({ id, limit, owed }: Props) {
  const t = useTranslations("creditLimit");
  const may = useCanAccess(customers.limit.access);
  const [isOpen, setOpen] = useState(false);
  if (!may && limit === null) return null;
  const left = { ...owed, minor: (limit?.minor ?? 0) - owed.minor };
  return (
    <Card title={t("title")} description={t("text")}>
      {limit === null ? (
        <p className="text-muted">{t("none")}</p>
      ) : (
        <>
          <p className="font-medium tabular-nums">{t("most", { limit: formatMoney(limit) })}</p>
          <p className={left.minor > 0 ? "text-muted tabular-nums" : "text-danger-strong"}>
            {left.minor > 0 ? t("left", { left: formatMoney(left) }) : t("nothingLeft")}
          </p>
        </>
      )}
      {may && (
        <Button variant="secondary" size="sm" className="mt-3" onClick={() => setOpen(true)}>
          {t(limit === null ? "set" : "change")}
        </Button>
      )}
      {isOpen && <CreditLimitDialog {...{ id, limit }} currency={owed.currency} onClose={() => setOpen(false)} />}
    </Card>
  );
}
