"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { DetailFallback } from "../../../../components/page/detail-fallback.tsx";

/** Shown instead of a product that cannot be shown. */
export function ProductMissing(props: Pick<ComponentProps<typeof DetailFallback>, "query" | "title">) {
  const t = useTranslations("products");
  return (
    <DetailFallback
      {...props}
      side="left"
      back={{ href: "/dashboard/products", label: t("back") }}
      words={{ failed: t("detailFailed"), missing: t("missing"), missingText: t("missingText") }}
    />
  );
}
