"use client";

import { Card } from "@mauzo/ui/card";
import { ClashNote } from "../../../../components/form/editing/clash-note.tsx";
import { PicturesField } from "../../../../components/upload/pictures-field.tsx";
import type { UploadState } from "../../../../components/upload/use-uploads.ts";
import type { ShopDetails } from "../form/shop-details-form.ts";

type Name = "logo" | "cover";
type Picture = ShopDetails[Name];
type Props = {
  name: Name;
  title: string;
  /** What the picture shows. */
  shows: string;
  /** Which format fits. */
  hint?: string;
  value: Picture;
  error: string | undefined;
  onChange: (picture: Picture) => void;
  onUploads: (state: UploadState | undefined) => void;
};

const none: Picture = { id: "", url: "" };

/** One picture of the shop: its logo, or the wide one at the top of its page. */
export function PictureCard({ name, title, shows, hint, value, error, onChange, onUploads }: Props) {
  return (
    <Card title={title}>
      <PicturesField
        name={shows}
        most={1}
        hint={hint}
        isWide={name === "cover"}
        pictures={value.url ? [value] : []}
        error={error}
        onChange={([{ id, url } = none]) => onChange({ id, url })}
        onUploads={onUploads}
      />
      <ClashNote at={name} label={title} />
    </Card>
  );
}
