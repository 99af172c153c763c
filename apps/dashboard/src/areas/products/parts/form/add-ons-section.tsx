"use client";

import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Plus } from "lucide-react";
import { useFieldArray } from "react-hook-form";
import { useTranslations } from "use-intl";
import { emptyGroup, type ProductForm } from "../../form/product-form.ts";
import { AddOnGroupFields } from "./add-on-group-fields.tsx";
import { ListProblem } from "./list-problem.tsx";

/** Extras of the product, in groups. */
export function AddOnsSection({ currency }: { currency: string }) {
  const t = useTranslations("products.form");
  const { fields, append, remove } = useFieldArray<ProductForm, "add_on_groups", "key">({
    name: "add_on_groups",
    keyName: "key",
  });
  return (
    <Card title={t("addOns")} description={t("addOnsText")}>
      <div className="flex flex-col gap-4">
        {fields.map((field, index) => (
          <AddOnGroupFields key={field.key} group={index} currency={currency} onRemove={() => remove(index)} />
        ))}
      </div>
      <ListProblem name="add_on_groups" />
      <Button
        variant="secondary"
        size="sm"
        onClick={() => append(emptyGroup)}
        className={fields.length > 0 ? "mt-4" : ""}
      >
        <Plus aria-hidden="true" className="size-4" />
        {t("addGroup")}
      </Button>
    </Card>
  );
}
