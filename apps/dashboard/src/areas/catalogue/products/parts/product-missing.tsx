"use client";

import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import { DetailMissing } from "../../../../components/page/detail-missing.tsx";

/** In the place of a product that is not here. */
export function ProductMissing(props: Pick<ComponentProps<typeof DetailMissing>, "query" | "title">) {
  const t = useTranslations("products");
  return (
    <DetailMissing
      {...props}
      side="left"
      back={{ href: "/dashboard/products", label: t("back") }}
      words={{ failed: t("detailFailed"), missing: t("missing"), missingText: t("missingText") }}
    />
  );
}
