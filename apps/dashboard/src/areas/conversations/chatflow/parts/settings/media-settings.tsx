"use client";

import { Field } from "@mauzo/ui/field";
import { Select } from "@mauzo/ui/select";
import { useTranslations } from "next-intl";
import type { SettingsOf } from "./settings-props.ts";

export type Pictured = { id: string; name: string; image_url: string | null };

/** Whose picture is shown: that of a product on sale, so that it is never gone while the product is there. */
export function MediaSettings({ node, shelf, onChange }: SettingsOf<"media"> & { shelf: readonly Pictured[] }) {
  const t = useTranslations("chatflow.settings");
  const pictured = shelf.filter(({ image_url }) => image_url !== null);
  const chosen = pictured.find(({ id }) => id === node.product);
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Field label={t("picture")} hint={t("pictureHint")} className="min-w-0 flex-1">
        {(control) => (
          <Select
            {...control}
            value={node.product}
            onChange={({ target }) => onChange({ ...node, product: target.value })}
          >
            {!chosen && (
              <option value={node.product}>{node.product === "" ? t("noPicture") : t("otherPicture")}</option>
            )}
            {pictured.map(({ id, name }) => (
              <option key={id} value={id}>
                {name.slice(0, 60)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {/* biome-ignore lint/performance/noImgElement: the shop's own picture, in the size it is stored in */}
      {chosen?.image_url && <img src={chosen.image_url} alt="" className="size-20 rounded-card object-cover" />}
    </div>
  );
}
