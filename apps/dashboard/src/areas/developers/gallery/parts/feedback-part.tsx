"use client";

import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "../../../../components/page/confirm-dialog.tsx";
import { offerUndo } from "../../../../lib/offer-undo.ts";
import { toasts } from "../../../../lib/toasts.ts";

export function FeedbackPart() {
  const t = useTranslations("gallery");
  const shell = useTranslations("shell");
  const [asking, setAsking] = useState(false);
  const undo = () => toasts.push({ title: t("back"), tone: "success" });
  return (
    <Card title={t("feedback")}>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => toasts.push({ title: t("worked"), tone: "success" })}>
          {t("toastSuccess")}
        </Button>
        <Button
          variant="secondary"
          onClick={() => toasts.push({ title: t("failed"), text: t("failedText"), tone: "danger" })}
        >
          {t("toastDanger")}
        </Button>
        <Button variant="secondary" onClick={() => offerUndo({ title: t("gone"), label: shell("undo"), onUndo: undo })}>
          {t("toastUndo")}
        </Button>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t("ask")}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={t("askTitle")}
        text={t("askText")}
        confirm={t("remove")}
        cancel={t("keep")}
        onClose={() => setAsking(false)}
        onConfirm={() => setAsking(false)}
      />
    </Card>
  );
}
