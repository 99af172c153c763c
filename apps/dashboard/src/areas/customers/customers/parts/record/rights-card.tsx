"use client";

import type { CustomerRecord } from "@mauzo/contract/customers/customers";
import { personRights } from "@mauzo/contract/customers/person-rights";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { downloadPerson } from "../../../../../entities/customers/customer/actions/use-person-rights.ts";
import { lazyPart } from "../../../../../lib/lazy/lazy-part.tsx";
import { useErrorToast } from "../../../../../lib/session/password/use-error-toast.ts";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";

const ForgetDialog = lazyPart(async () => (await import("./forget-dialog.tsx")).ForgetDialog);

/** What a customer may ask for: all that is kept of them, and to be forgotten. */
export function RightsCard({ customer }: { customer: CustomerRecord }) {
  const t = useTranslations("customers.rights");
  const told = useErrorToast();
  const may = useCanAccess(personRights.forget.access);
  const [asked, setAsked] = useState(false);
  if (!may) return null;
  const download = (form: "json" | "text") => downloadPerson(customer.id, form).catch(told(t("downloadFailed")));
  return (
    <Card title={t("title")} description={t("text")}>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => download("text")}>
          {t("readable")}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => download("json")}>
          {t("json")}
        </Button>
        {customer.forgotten_at === null && (
          <Button variant="danger" size="sm" onClick={() => setAsked(true)}>
            {t("forget")}
          </Button>
        )}
      </div>
      {asked && <ForgetDialog customer={customer} onClose={() => setAsked(false)} />}
    </Card>
  );
}
