"use client";

import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { coordinatesIn } from "../../rules.ts";
import type { SettingsOf } from "./settings-props.ts";

/** Where on the map: as maps copy it. Without it, maps look for the shop's place by its words. */
export function LocationSettings({ node, onChange }: SettingsOf<"location">) {
  const t = useTranslations("chatflow.settings");
  const [typed, setTyped] = useState(node.at ? `${node.at.latitude}, ${node.at.longitude}` : "");
  const isUnread = typed.trim() !== "" && coordinatesIn(typed) === null;
  return (
    <Field label={t("coordinates")} hint={t("coordinatesHint")} error={isUnread ? t("coordinatesWrong") : undefined}>
      {(control) => (
        <Input
          {...control}
          value={typed}
          maxLength={300}
          inputMode="text"
          placeholder="-6.8161, 39.2804"
          onChange={({ target }) => {
            setTyped(target.value);
            onChange({ ...node, at: coordinatesIn(target.value) });
          }}
        />
      )}
    </Field>
  );
}
