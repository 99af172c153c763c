"use client";

import { errorCode } from "@mauzo/api-client/errors/error-code";
import { fieldErrors } from "@mauzo/api-client/errors/field-errors";
import type { AddOnGroupDetails } from "@mauzo/contract/catalogue/add-on-groups";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useMemo, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { toasts } from "../../../../lib/toasts.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { useNewestAddOnGroups, useSaveAddOnGroup } from "../data/use-add-on-groups.ts";
import { useConflicts } from "./conflicts/use-conflicts.ts";
import { fieldPath } from "./field-path.ts";
import { emptyForm, emptyGroup, type ProductForm, toGroupForm } from "./product-form.ts";
import { productResolver } from "./product-resolver.ts";
import { groupProblems, validateAddOnGroup } from "./product-validation.ts";

const formOf = (group?: AddOnGroupDetails): ProductForm => ({
  ...emptyForm,
  add_on_groups: [group ? toGroupForm(group) : emptyGroup],
});
export type GroupEditing = ReturnType<typeof useAddOnGroupForm>;

/** The form of one add-on group: filling, validation, saving, and merging when somebody else saved first. */
export function useAddOnGroupForm(group?: AddOnGroupDetails) {
  const t = useTranslations("addOns");
  const product = useTranslations("products.form");
  const say = useTranslations("products.problem");
  const failureText = useFailureText();
  const router = useRouter();
  const save = useSaveAddOnGroup(group?.id);
  const newest = useNewestAddOnGroups();
  const [stale, setStale] = useState(false);
  /** What the form was filled from: edits are compared with it. */
  const base = useRef(group);
  const form = useForm<ProductForm>({
    defaultValues: formOf(group),
    resolver: useMemo(() => productResolver(say, validateAddOnGroup), [say]),
  });
  const { clashes, changes, bring, showClashes, keepMine, takeTheirs } = useConflicts(form);
  const { isDirty } = form.formState;

  useEffect(() => {
    // Changed elsewhere while nothing is typed here: just show it.
    if (!group || group === base.current || isDirty) return;
    base.current = group;
    form.reset(formOf(group));
  }, [group, isDirty, form]);

  function refused(error: Error) {
    const problems = groupProblems(fieldErrors(error));
    for (const { path, key } of problems) form.setError(fieldPath(path), { type: "server", message: say(key) });
    // If somebody else changed other fields only, merges both and saves without asking.
    const code = errorCode(error);
    if (group && (code === "add_ons_changed" || code === "add_ons_archived")) return bringNewest(error);
    if (group && code === "stock_sold_meanwhile") return setStale(true);
    const known = problems.find(({ key }) => key !== "other");
    toasts.push({ title: t("saveFailed"), text: known ? say(known.key) : failureText(error), tone: "danger" });
  }

  const submit = form.handleSubmit((values) => {
    const { input } = validateAddOnGroup(values);
    if (!input || save.isPending || newest.isPending) return;
    if (clashes.length > 0) return showClashes();
    save.mutate(input, {
      onError: refused,
      onSuccess: (saved) => {
        base.current = saved;
        form.reset(formOf(saved));
        toasts.push({ title: t("saved"), text: saved.name, tone: "success" });
        router.replace("/dashboard/products/add-ons");
      },
    });
  });

  /** @param refusal why the save was refused; the save is repeated once the form is up to date. */
  function bringNewest(refusal?: Error) {
    if (!group) return;
    newest.mutate([group.id], {
      onError: refused,
      onSuccess: ([theirs]) => {
        if (!theirs) return;
        // If there is no newer version, or the group is archived, the save was refused for another reason.
        if (refusal && (theirs.archived || theirs.updated_at === base.current?.updated_at))
          return toasts.push({ title: t("saveFailed"), text: failureText(refusal), tone: "danger" });
        const found = bring({ before: formOf(base.current), mine: form.getValues(), now: formOf(theirs) }, []);
        base.current = theirs;
        setStale(false);
        if (found > 0) return;
        if (refusal) return void submit();
        toasts.push({ title: product("staleLoaded"), text: product("staleLoadedText"), tone: "info" });
      },
    });
  }

  return {
    form,
    submit,
    saving: save.isPending || newest.isPending,
    stale,
    loadNewest: () => bringNewest(),
    loading: newest.isPending,
    clash: { clashes, changes, keepMine, takeTheirs },
  };
}
