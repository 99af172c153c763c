"use client";

import { buttonClass } from "@mauzo/ui/button-class";
import Link from "next/link";
import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import { DetailMissing } from "../../../components/page/detail-missing.tsx";

type Props = Pick<ComponentProps<typeof DetailMissing>, "query" | "title"> & { id: string; archived?: boolean };

/** In the place of a product that is not here; it may be among the archived, or no longer among them. */
export function ProductMissing({ id, archived = false, ...props }: Props) {
  const t = useTranslations("products");
  const failed = t("detailFailed");
  return (
    <DetailMissing
      {...props}
      side="left"
      back={{ href: "/dashboard/products", label: t("back") }}
      words={
        archived
          ? { failed, missing: t("missingArchived"), missingText: t("missingArchivedText") }
          : { failed, missing: t("missing"), missingText: t("missingText") }
      }
      elsewhere={
        <Link
          href={`/dashboard/products/${id}${archived ? "" : "?state=archived"}`}
          className={buttonClass("secondary")}
        >
          {archived ? t("lookInShop") : t("lookArchived")}
        </Link>
      }
    />
  );
}
