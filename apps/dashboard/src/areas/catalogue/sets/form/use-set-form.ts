"use client";

import { type ProductSet, type SetKind, SetRule } from "@mauzo/contract/catalogue/sets";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useDeferredValue, useState } from "react";
import { useEditing } from "../../../../components/form/editing/use-editing.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { useFindProducts, useNewestSet, useRulePreview, useSaveSet } from "../data.ts";
import {
  type FormSection,
  mergeRules,
  newForm,
  problemsOf,
  ruleOf,
  type SetForm,
  toForm,
  toInput,
} from "./set-form.ts";

type Sections = SetForm["sections"];
export type SetEditing = ReturnType<typeof useSetForm>;

/** The form of a set, with the search for products and what its rule finds. */
export function useSetForm(kind: SetKind, set?: ProductSet) {
  const t = useTranslations("sets");
  const input = useTranslations("input");
  const router = useRouter();
  const { shop } = useAccount();
  const editing = useEditing({
    saved: set,
    toForm: (saved: ProductSet | undefined, before?: SetForm) => (saved ? toForm(saved, before) : newForm(kind)),
    toInput: (form, base) => ({ body: toInput(form), seen: base?.updated_at }),
    problemsOf: (form) =>
      problemsOf(form).map(({ path, key }) => {
        if (key === "amount") return { path, text: input("amountWrong.money") };
        return { path, text: key === "other" ? input("check") : t(`problem.${key}`) };
      }),
    save: useSaveSet(set?.id).mutateAsync,
    readNewest: useNewestSet(set?.id ?? ""),
    rules: mergeRules,
    draft: { name: set ? `set:${set.id}` : `new-set:${kind}:${shop.id}`, pattern: newForm(kind) },
    isUndoable: () => true,
    saidSaved: ({ name }) => ({ title: t("saved"), text: name }),
    saidFailed: t("saveFailed"),
    onSaved(saved) {
      const screen = saved.kind === "template" ? "template-based-set" : "single-set-collection";
      router.replace(`/dashboard/products/set/${screen}?id=${saved.id}`);
    },
  });
  const form = editing.form.watch();
  /** The search text, and the section it is for. */
  const [search, setSearch] = useState({ key: 0, text: "" });
  const matches = useFindProducts(useDeferredValue(search.text.trim()));
  const typed = useDeferredValue(form.rule);
  const rule = ruleOf(typed);
  const askable = SetRule.safeParse(typed).success;
  const found = useRulePreview(rule, form.kind === "rule" && askable);
  const changeSections = (update: (sections: Sections) => Sections) =>
    editing.change((now) => ({ sections: update(now.sections) }));
  return {
    editing,
    form,
    change: editing.change,
    changeSections,
    changeSection: (key: number, update: (section: FormSection) => FormSection) =>
      changeSections((now) => now.map((section) => (section.key === key ? update(section) : section))),
    search,
    setSearch,
    /** Published products that match the search; undefined without a search text. */
    matches: search.text.trim() === "" ? undefined : matches.data?.items,
    /** The products the rule finds now. */
    found: found.data?.products,
    foundFailed: found.isError,
  };
}
