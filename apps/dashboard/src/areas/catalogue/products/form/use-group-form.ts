"use client";

import { fieldErrors } from "@mauzo/api-client/field-errors";
import { statusOf } from "@mauzo/api-client/status-of";
import type { KeptGroup } from "@mauzo/contract/catalogue/add-on-groups";
import { useRouter } from "next/navigation";
import { useEffect, useMemo, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl";
import { toasts } from "../../../../lib/toasts.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { useNewestGroups, useSaveGroup } from "../data/groups.ts";
import { fieldOf } from "./field-of.ts";
import { useClashes } from "./newest/use-clashes.ts";
import { groupProblems, readGroup } from "./problems.ts";
import { emptyForm, emptyGroup, type ProductForm, toGroupForm } from "./product-form.ts";
import { productResolver } from "./product-resolver.ts";

const formOf = (group?: KeptGroup): ProductForm => ({
  ...emptyForm,
  add_on_groups: [group ? toGroupForm(group) : emptyGroup],
});
export type GroupEditing = ReturnType<typeof useGroupForm>;

/** The form of one add-on group: filled, checked, saved; and mended when somebody else saved first. */
export function useGroupForm(group?: KeptGroup) {
  const t = useTranslations("addOns");
  const product = useTranslations("products.form");
  const say = useTranslations("products.problem");
  const failureText = useFailureText();
  const router = useRouter();
  const save = useSaveGroup(group?.id);
  const newest = useNewestGroups();
  const [stale, setStale] = useState(false);
  /** What the form was filled from: what an edit is compared with. */
  const base = useRef(group);
  const form = useForm<ProductForm>({
    defaultValues: formOf(group),
    resolver: useMemo(() => productResolver(say, readGroup), [say]),
  });
  const { clashes, changes, bring, showClashes, keepMine, takeTheirs } = useClashes(form);
  const { isDirty } = form.formState;

  useEffect(() => {
    // Changed elsewhere while nothing is typed here: just show it.
    if (!group || group === base.current || isDirty) return;
    base.current = group;
    form.reset(formOf(group));
  }, [group, isDirty, form]);

  function refused(error: Error) {
    const problems = groupProblems(fieldErrors(error), statusOf(error));
    for (const { path, key } of problems) form.setError(fieldOf(path), { type: "server", message: say(key) });
    // What nobody else touched goes through as it is.
    if (group && statusOf(error) === 409) return problems.length === 0 ? bringNewest(error) : setStale(true);
    const known = problems.find(({ key }) => key !== "other");
    toasts.push({ title: t("saveFailed"), text: known ? say(known.key) : failureText(error), tone: "danger" });
  }

  const submit = form.handleSubmit((values) => {
    const { input } = readGroup(values);
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

  /** @param refusal why the save was refused that goes on once the form is up to date. */
  function bringNewest(refusal?: Error) {
    if (!group) return;
    newest.mutate([group.id], {
      onError: refused,
      onSuccess: ([theirs]) => {
        if (!theirs) return;
        // Refused although nothing is newer, or once more what is archived, it is refused for another reason.
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
