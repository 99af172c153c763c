"use client";

import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import { DetailMissing } from "../../../components/page/detail-missing.tsx";

type Props = Pick<ComponentProps<typeof DetailMissing>, "query" | "title">;

/** In the place of a product that is not here. */
export function ProductMissing(props: Props) {
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
