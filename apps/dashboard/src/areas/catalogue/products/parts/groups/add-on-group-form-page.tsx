"use client";

import type { AddOnGroupDetails } from "@mauzo/contract/catalogue/add-on-groups";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import type { Editing } from "../../../../../components/form/editing/use-editing.ts";
import { FormPage } from "../../../../../components/form/form-page.tsx";
import { useAccount } from "../../../../../lib/session/account.tsx";
import type { ProductForm } from "../../form/product-form.ts";
import { AddOnGroupFields } from "../form/add-on-group-fields.tsx";
import { useProductNamesText } from "./use-product-names-text.ts";

const list = "/dashboard/products/add-ons";

/** The form that creates an add-on group, or changes the given one for every product that uses it. */
export function AddOnGroupFormPage({ group, editing }: { group?: AddOnGroupDetails; editing: Editing<ProductForm> }) {
  const t = useTranslations("addOns");
  const namesOf = useProductNamesText();
  const { currency } = useAccount().shop;
  return (
    <FormPage
      editing={editing}
      title={group ? t("editTitle") : t("newTitle")}
      back={{ href: list, label: t("back") }}
      save={group ? t("save") : t("create")}
      discard={list}
      always={!group}
    >
      <Card>
        {group && group.products > 0 && (
          <p className="mb-4 rounded-control bg-accent-soft px-3 py-2">
            {t("appliesTo", { count: group.products, names: namesOf(group) })}
          </p>
        )}
        <AddOnGroupFields group={0} currency={currency} />
      </Card>
    </FormPage>
  );
}
