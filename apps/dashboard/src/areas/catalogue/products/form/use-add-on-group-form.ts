"use client";

import type { AddOnGroupDetails } from "@mauzo/contract/catalogue/add-on-groups";
import { AddOnGroupBody } from "@mauzo/contract/catalogue/add-ons";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEditing } from "../../../../components/form/editing/use-editing.ts";
import { useNewestAddOnGroups, useSaveAddOnGroup } from "../data/use-add-on-groups.ts";
import { asNew, inWords, mergeRules, pattern, refusedInWords } from "./product-editing.ts";
import { emptyForm, emptyGroup, type ProductForm, toGroupForm } from "./product-form.ts";
import { groupProblems, toGroupBody, validateAddOnGroup } from "./product-validation.ts";

const formOf = (group?: AddOnGroupDetails): ProductForm => ({
  ...emptyForm,
  add_on_groups: [group ? toGroupForm(group) : emptyGroup],
});

/** The form of one add-on group: a product's form that holds nothing else. */
export function useAddOnGroupForm(group?: AddOnGroupDetails) {
  const t = useTranslations("addOns");
  const say = useTranslations("products.problem");
  const router = useRouter();
  const readGroups = useNewestAddOnGroups();
  return useEditing({
    saved: group,
    toForm: (saved: AddOnGroupDetails | undefined) => formOf(saved),
    toInput: (form) => AddOnGroupBody.parse(toGroupBody(form)),
    problemsOf: (form) => inWords(validateAddOnGroup(form).problems, say),
    refusedFields: (error) => refusedInWords(error, say, groupProblems),
    save: useSaveAddOnGroup(group?.id).mutateAsync,
    async readNewest() {
      const [newest] = await readGroups(group ? [group.id] : []);
      if (!newest) throw new Error("A group that is saved can be read");
      return newest;
    },
    isNews: (newest, base) => !newest.archived && newest.updated_at !== base.updated_at,
    rules: mergeRules,
    revive: asNew,
    draft: group && { name: `add-on-group:${group.id}`, pattern },
    saidSaved: ({ name }) => ({ title: t("saved"), text: name }),
    saidFailed: t("saveFailed"),
    onSaved: () => router.replace("/dashboard/products/add-ons"),
  });
}
