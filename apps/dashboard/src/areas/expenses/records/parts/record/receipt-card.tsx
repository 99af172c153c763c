"use client";

import type { ExpenseRecord } from "@mauzo/contract/expenses/expenses";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { useReceiptPicture } from "../../../../../entities/expenses/expense/actions/use-receipt-picture.ts";
import { useFailureText } from "../../../../../lib/use-failure-text.ts";

/** The picture of the receipt, fetched when it is asked for. */
export function ReceiptCard({ expense: { id, picture_id } }: { expense: ExpenseRecord }) {
  const t = useTranslations("expenses");
  const failureText = useFailureText();
  const { data, mutate, isPending, error } = useReceiptPicture();
  if (picture_id === null) return null;
  return (
    <Card title={t("receipt")}>
      {data === undefined ? (
        <Button variant="secondary" busy={isPending} onClick={() => mutate(id)}>
          {t("showPicture")}
        </Button>
      ) : (
        // biome-ignore lint/performance/noImgElement: it is read with the session and has no address
        <img src={data} alt={t("pictureAlt")} className="max-h-[70dvh] max-w-full rounded-card" />
      )}
      {error && (
        <p role="alert" className="mt-2 text-danger">
          {failureText(error)}
        </p>
      )}
    </Card>
  );
}
