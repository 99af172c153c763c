"use client";

import { consents } from "@mauzo/contract/customers/consents";
import type { CustomerRecord } from "@mauzo/contract/customers/customers";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";
import { ConsentForm } from "./consent-form.tsx";
import { ConsentHistory } from "./consent-history.tsx";
import { ConsentList } from "./consent-list.tsx";

/** Whether a customer agreed to get offers, by each channel, how that is known, and what was said before. */
export function ConsentCard({ customer: { id, consents: said, forgotten_at } }: { customer: CustomerRecord }) {
  const t = useTranslations("customers.consent");
  const mayChange = useCanAccess(consents.record.access) && forgotten_at === null;
  const [open, setOpen] = useState<"form" | "history">();
  return (
    <Card title={t("title")}>
      <ConsentList said={said} />
      {open === "form" && <ConsentForm customerId={id} onDone={() => setOpen(undefined)} />}
      {open === "history" && <ConsentHistory customerId={id} />}
      {open !== "form" && (
        <div className="mt-3 flex flex-wrap gap-2">
          {mayChange && (
            <Button variant="secondary" size="sm" onClick={() => setOpen("form")}>
              {t("change")}
            </Button>
          )}
          {said.length > 0 && open !== "history" && (
            <Button variant="ghost" size="sm" onClick={() => setOpen("history")}>
              {t("history")}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
