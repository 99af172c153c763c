"use client";

import { errorCode } from "@mauzo/api-client/errors/error-code";
import { Button } from "@mauzo/ui/button";
import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import { EmptyState } from "@mauzo/ui/empty-state";
import { Skeleton } from "@mauzo/ui/skeleton";
import { MessagesSquare } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useFailureText } from "../../../../../lib/use-failure-text.ts";

type Props = {
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** Where the draft is written. */
  edit: string;
};

/** Shown instead of a price that is being reckoned, or that cannot be before something else is done. */
export function QuoteState({ query: { error, isFetching, refetch }, edit }: Props) {
  const t = useTranslations("campaigns.preview");
  const shell = useTranslations("shell");
  const failureText = useFailureText();
  if (error === null)
    return (
      <div className="flex flex-col gap-4">
        <Skeleton className="h-56" />
        <Skeleton className="h-96" />
      </div>
    );
  const code = errorCode(error);
  const lacksNumber = code === "whatsapp_not_connected";
  const lacksProvider = code === "sms_connection_missing";
  return (
    <Card flush>
      <div role="alert">
        <EmptyState
          picture={<MessagesSquare className="size-6" />}
          title={t("failed")}
          text={failureText(error)}
          action={
            <>
              {lacksNumber ? (
                <Link href="/dashboard/connect" className={buttonClass("primary")}>
                  {t("connectNumber")}
                </Link>
              ) : lacksProvider ? (
                <Link href="/dashboard/marketing/sms/providers" className={buttonClass("primary")}>
                  {t("providers")}
                </Link>
              ) : (
                <Link href={edit} className={buttonClass("primary")}>
                  {t("back")}
                </Link>
              )}
              <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
                {shell("retry")}
              </Button>
            </>
          }
        />
      </div>
    </Card>
  );
}
