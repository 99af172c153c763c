"use client";

import { statusOf } from "@mauzo/api-client/status-of";
import { Card } from "@mauzo/ui/card";
import { EmptyState } from "@mauzo/ui/empty-state";
import { ErrorPanel } from "@mauzo/ui/error-panel";
import { SearchX } from "lucide-react";
import { useTranslations } from "use-intl";
import { ListSkeleton } from "../../../components/list/list-skeleton.tsx";
import { PageHead } from "../../../components/page/page-head.tsx";
import { useFailureText } from "../../../lib/use-failure-text.ts";

type Props = { title: string; error: Error | null; busy: boolean; onRetry: () => void };

/** In the place of a product that is not here: not yet, not at all, or not because something went wrong. */
export function ProductMissing({ title, error, busy, onRetry }: Props) {
  const t = useTranslations("products");
  const shell = useTranslations("shell");
  const failureText = useFailureText();
  const absent = statusOf(error) === 404;
  return (
    <>
      <PageHead title={title} back={{ href: "/dashboard/products", label: t("back") }} />
      <Card flush>
        {error === null && <ListSkeleton rows={4} />}
        {absent && <EmptyState picture={<SearchX className="size-6" />} title={t("missing")} text={t("missingText")} />}
        {error && !absent && (
          <ErrorPanel
            title={t("detailFailed")}
            message={failureText(error)}
            retry={shell("retry")}
            onRetry={onRetry}
            busy={busy}
          />
        )}
      </Card>
    </>
  );
}
