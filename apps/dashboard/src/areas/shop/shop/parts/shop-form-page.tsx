"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Editing } from "../../../../components/form/editing/use-editing.ts";
import { FormPage } from "../../../../components/form/form-page.tsx";
import type { UploadState } from "../../../../components/upload/use-uploads.ts";
import type { ShopDetails } from "../form/shop-details-form.ts";

type Props = {
  editing: Editing<ShopDetails>;
  /** The key of the page's name and of what is in it. */
  page: "shop" | "publicPage" | "heldGoods";
  mayChange: boolean;
  uploads?: UploadState | undefined;
  /** The fields. */
  children: ReactNode;
  /** What stands below them and is no field. */
  below?: ReactNode;
};

/** A page of the settings with some of the shop's details; whoever may not change them sees them. */
export function ShopFormPage({ editing, page, mayChange, uploads, children, below }: Props) {
  const t = useTranslations("settings");
  const pages = useTranslations("shopPages");
  return (
    <FormPage
      editing={editing}
      title={t(`pages.${page}.name`)}
      back={{ href: "/dashboard/settings", label: t("title") }}
      save={pages("save")}
      isChanged={mayChange && editing.isChanged}
      uploads={uploads}
    >
      <fieldset disabled={!mayChange} className="flex min-w-0 flex-col gap-4">
        {!mayChange && <p className="text-muted">{pages("adminOnly")}</p>}
        {children}
      </fieldset>
      {below}
    </FormPage>
  );
}
