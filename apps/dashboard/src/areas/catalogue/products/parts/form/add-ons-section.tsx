"use client";

import type { AddOnGroupDetails } from "@mauzo/contract/catalogue/add-on-groups";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { ArrowDown, ArrowUp, Copy, Plus, Search, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useFieldArray, useFormContext } from "react-hook-form";
import { ListError } from "../../../../../components/form/editing/list-error.tsx";
import { copyOfGroup, emptyGroup, type ProductForm, toGroupForm } from "../../form/product-form.ts";
import type { GroupChoice } from "../../form/use-add-on-group-choice.ts";
import { AddOnGroupPicker } from "../groups/add-on-group-picker.tsx";
import { AddOnGroupFields } from "./add-on-group-fields.tsx";

/** The product's add-on groups: its own, or shared with other products. */
export function AddOnsSection({ currency, choice }: { currency: string; choice: GroupChoice }) {
  const t = useTranslations("products.form");
  const groups = useTranslations("addOns");
  const { getValues } = useFormContext<ProductForm>();
  const { fields, append, remove, move, update } = useFieldArray<ProductForm, "add_on_groups", "key">({
    name: "add_on_groups",
    keyName: "key",
  });
  const full = fields.length >= choice.most;
  const take = (group: AddOnGroupDetails) => {
    choice.take(group);
    choice.setSearch(undefined);
    append(toGroupForm(group));
  };
  return (
    <Card title={t("addOns")} description={t("addOnsText")}>
      <div className="flex flex-col gap-4">
        {fields.map((field, index) => {
          const name = field.name || t("unnamed");
          const others = choice.others(field.id);
          return (
            <AddOnGroupFields
              key={field.key}
              group={index}
              currency={currency}
              tools={
                <>
                  {fields.length > 1 && (
                    <>
                      <Button
                        variant="ghost"
                        size="icon"
                        disabled={index === 0}
                        aria-label={groups("up", { name })}
                        onClick={() => move(index, index - 1)}
                      >
                        <ArrowUp aria-hidden="true" className="size-4" />
                      </Button>
                      <Button
                        variant="ghost"
                        size="icon"
                        disabled={index === fields.length - 1}
                        aria-label={groups("down", { name })}
                        onClick={() => move(index, index + 1)}
                      >
                        <ArrowDown aria-hidden="true" className="size-4" />
                      </Button>
                    </>
                  )}
                  <Button
                    variant="ghost"
                    size="icon"
                    aria-label={t("removeGroup", { name })}
                    onClick={() => remove(index)}
                  >
                    <X aria-hidden="true" className="size-4" />
                  </Button>
                </>
              }
              note={
                others > 0 && (
                  <div className="mt-3 rounded-control bg-accent-soft px-3 py-2">
                    <p>{groups("alsoIn", { count: others })}</p>
                    <Button
                      variant="secondary"
                      size="sm"
                      className="mt-2"
                      onClick={() => update(index, copyOfGroup(getValues(`add_on_groups.${index}`)))}
                    >
                      <Copy aria-hidden="true" className="size-4" />
                      {groups("ownCopy")}
                    </Button>
                  </div>
                )
              }
            />
          );
        })}
      </div>
      <ListError name="add_on_groups" />
      {choice.search !== undefined && (
        <AddOnGroupPicker
          choice={choice}
          text={choice.search}
          has={(id) => fields.some((field) => field.id === id)}
          onTake={take}
        />
      )}
      <div className="mt-4 flex flex-wrap gap-2 first:mt-0">
        <Button variant="secondary" size="sm" disabled={full} onClick={() => append(emptyGroup)}>
          <Plus aria-hidden="true" className="size-4" />
          {t("addGroup")}
        </Button>
        {choice.search === undefined && (
          <Button variant="secondary" size="sm" disabled={full} onClick={() => choice.setSearch("")}>
            <Search aria-hidden="true" className="size-4" />
            {groups("useKnown")}
          </Button>
        )}
      </div>
    </Card>
  );
}
