"use client";

import type { AddOnGroupDetails } from "@mauzo/contract/catalogue/add-on-groups";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { FormProvider } from "react-hook-form";
import { StaleNotice } from "../../../../../components/form/conflict/stale-notice.tsx";
import { FormPage } from "../../../../../components/form/form-page.tsx";
import { useAccount } from "../../../../../lib/session/account.tsx";
import type { GroupEditing } from "../../form/use-add-on-group-form.ts";
import { AddOnGroupFields } from "../form/add-on-group-fields.tsx";
import { ConflictNotice } from "../form/conflict-notice.tsx";
import { useProductNamesText } from "./use-product-names-text.ts";

const list = "/dashboard/products/add-ons";

/** The form that creates an add-on group, or changes the given one for every product that uses it. */
export function AddOnGroupFormPage({ group, editing }: { group?: AddOnGroupDetails; editing: GroupEditing }) {
  const t = useTranslations("addOns");
  const product = useTranslations("products.form");
  const namesOf = useProductNamesText();
  const { currency } = useAccount().shop;
  const { form, submit, saving, stale, loadNewest, loading, clash } = editing;
  const { isDirty, errors } = form.formState;
  return (
    <FormProvider {...form}>
      <FormPage
        title={group ? t("editTitle") : t("newTitle")}
        back={{ href: list, label: t("back") }}
        save={group ? t("save") : t("create")}
        discard={list}
        changed={isDirty}
        always={!group}
        problems={Object.keys(errors).length > 0}
        saving={saving}
        onSubmit={submit}
      >
        {stale && (
          <StaleNotice
            title={t("staleTitle")}
            text={product("staleText")}
            busy={loading}
            choices={[{ label: product("staleLoad"), onChoose: loadNewest }]}
          />
        )}
        <ConflictNotice {...clash} />
        <Card>
          {group && group.products > 0 && (
            <p className="mb-4 rounded-control bg-accent-soft px-3 py-2">
              {t("appliesTo", { count: group.products, names: namesOf(group) })}
            </p>
          )}
          <AddOnGroupFields group={0} currency={currency} />
        </Card>
      </FormPage>
    </FormProvider>
  );
}
