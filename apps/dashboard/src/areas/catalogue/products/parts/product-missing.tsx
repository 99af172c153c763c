"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { DetailQueryState } from "../../../../components/page/detail-query-state.tsx";

/** Shown instead of a product that cannot be shown. */
export function ProductMissing(props: Pick<ComponentProps<typeof DetailQueryState>, "query" | "title">) {
  const t = useTranslations("products");
  return (
    <DetailQueryState
      {...props}
      side="left"
      back={{ href: "/dashboard/products", label: t("back") }}
      words={{ failed: t("detailFailed"), missing: t("missing"), missingText: t("missingText") }}
    />
  );
}
