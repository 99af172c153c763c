"use client";

import { media } from "@mauzo/contract/shop/media";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { PicturesField } from "../../../../../components/upload/pictures-field.tsx";
import type { UploadState } from "../../../../../components/upload/use-uploads.ts";
import { useAccount } from "../../../../../lib/session/account.tsx";
import { canAccess } from "../../../../../lib/session/can-access.ts";
import type { ProductForm } from "../../form/product-form.ts";

/** Stands for a picture given by URL, from before any was uploaded. */
const elsewhere = "elsewhere";

/** The product's pictures, the cover first. One given by URL stays until the first is uploaded. */
export function PicturesSection({ onUploads }: { onUploads: (state: UploadState | undefined) => void }) {
  const t = useTranslations("upload");
  const { permissions } = useAccount().user;
  const { setValue, clearErrors, getFieldState, formState } = useFormContext<ProductForm>();
  const [name, pictures, address] = useWatch<ProductForm, ["name", "pictures", "image_url"]>({
    name: ["name", "pictures", "image_url"],
  });
  const isElsewhere = pictures.length === 0 && address !== "" && !address.startsWith("/media/");
  if (!canAccess(permissions, media.upload.access)) return null;
  return (
    <Card title={t("pictures")}>
      <PicturesField
        name={name}
        most={8}
        error={getFieldState("pictures", formState).error?.message}
        onUploads={onUploads}
        pictures={isElsewhere ? [{ id: elsewhere, url: address }] : pictures}
        onChange={(next) => {
          const kept = next.flatMap(({ id, url, alt = "" }) => (id === elsewhere ? [] : [{ id, url, alt }]));
          if (!next.some(({ id }) => id === elsewhere) && kept.length === 0)
            setValue("image_url", "", { shouldDirty: true });
          if (next.some(({ id }) => id === elsewhere) && kept.length === 0)
            setValue("image_url", next[0]?.url ?? "", { shouldDirty: true });
          setValue("pictures", kept, { shouldDirty: true });
          clearErrors("pictures");
        }}
      />
      {isElsewhere && <p className="mt-2 text-muted text-sm">{t("replaces")}</p>}
    </Card>
  );
}
