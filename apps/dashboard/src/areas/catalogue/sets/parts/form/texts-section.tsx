"use client";

import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import type { SetEditing } from "../../form/use-set-form.ts";
import { BilingualField } from "./bilingual-field.tsx";

/** The texts customers read around a set's products. */
export function TextsSection({ editing: { form, change } }: { editing: SetEditing }) {
  const t = useTranslations("sets");
  return (
    <Card title={t("about")} description={t("aboutText")}>
      <div className="flex flex-col gap-4">
        {(["header", "body", "footer"] as const).map((limit) => (
          <BilingualField
            key={limit}
            label={t(limit)}
            name={limit}
            limit={limit}
            optional
            value={form[limit]}
            onChange={(value) => change({ [limit]: value })}
          />
        ))}
      </div>
    </Card>
  );
}
