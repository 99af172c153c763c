"use client";

import { changedMeanwhile } from "@mauzo/api-client/errors/saved-meanwhile";
import { type ProductSet, type SetKind, SetRule } from "@mauzo/contract/catalogue/sets";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useDeferredValue, useEffect, useState } from "react";
import { useAccount } from "../../../../lib/session/account.tsx";
import { useFormDraft } from "../../../../lib/storage/use-form-draft.ts";
import { toasts } from "../../../../lib/toasts.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { useFindProducts, useNewestSet, useRulePreview, useSaveSet } from "../data.ts";
import { type FormSection, newForm, problemsOf, type SetForm, toForm, toInput } from "./set-form.ts";

const same = (a: SetForm, b: SetForm) => JSON.stringify(toInput(a)) === JSON.stringify(toInput(b));

type Sections = SetForm["sections"];
export type SetEditing = ReturnType<typeof useSetForm>;

/** The form of a set: filling, validation, saving, and merging when somebody else saved first. */
export function useSetForm(kind: SetKind, set?: ProductSet) {
  const t = useTranslations("sets");
  const failureText = useFailureText();
  const router = useRouter();
  const save = useSaveSet(set?.id);
  const newest = useNewestSet();
  /** What the form was filled from. */
  const [base, setBase] = useState(set);
  const [start, setStart] = useState(() => (set ? toForm(set) : newForm(kind)));
  const [form, setForm] = useState(start);
  const { shop } = useAccount();
  const typing = { empty: start, read: () => form, fill: setForm };
  const { onTyped, keepNow, onDone } = useFormDraft(set ? undefined : `new-set:${kind}:${shop.id}`, typing);
  const edit = (update: (now: SetForm) => SetForm) => {
    setForm(update);
    onTyped();
  };
  const [tried, setTried] = useState(false);
  /** The search text, and the section it is for. */
  const [search, setSearch] = useState({ key: 0, text: "" });
  const matches = useFindProducts(useDeferredValue(search.text.trim()));
  /** The time of somebody else's change, after a save was refused because of it. */
  const [stale, setStale] = useState<string>();
  const changed = !same(form, start);
  const input = toInput(form);
  const problems = problemsOf(input);

  const fill = (from: ProductSet) => {
    const filled = toForm(from);
    setBase(from);
    setStart(filled);
    setForm(filled);
    setTried(false);
    setStale(undefined);
  };
  // Changed elsewhere while nothing is typed here: just show it.
  useEffect(() => {
    if (set && set !== base && !changed) fill(set);
  });

  const failed = (error: unknown) => {
    const changedAt = changedMeanwhile(error);
    setStale(changedAt);
    if (changedAt === undefined) toasts.push({ title: t("saveFailed"), text: failureText(error), tone: "danger" });
  };
  const submit = (seen = base?.updated_at) => {
    setTried(true);
    if (problems.size > 0 || save.isPending) return;
    save.mutate(
      { body: input, seen },
      {
        onError: failed,
        onSuccess: (saved) => {
          fill(saved);
          onDone();
          toasts.push({ title: t("saved"), text: saved.name, tone: "success" });
          const screen = saved.kind === "template" ? "template-based-set" : "single-set-collection";
          router.replace(`/dashboard/products/set/${screen}?id=${saved.id}`);
        },
      },
    );
  };
  const rule = useDeferredValue(form.rule);
  const askable = SetRule.safeParse(rule).success;
  const found = useRulePreview(rule, form.kind === "rule" && askable);
  const changeSections = (update: (sections: Sections) => Sections) =>
    edit((now) => ({ ...now, sections: update(now.sections) }));
  return {
    form,
    change: (part: Partial<SetForm>) => edit((now) => ({ ...now, ...part })),
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
    changed,
    /** The fields with problems, empty until somebody tried to save. */
    problems: tried ? problems : new Set<string>(),
    submit: () => submit(),
    /** Replaces what somebody else saved by this form. */
    saveOver: () => submit(stale),
    onLeave: onDone,
    keepNow,
    saving: save.isPending,
    stale,
    loading: newest.isPending,
    loadNewest: () => set && newest.mutate(set.id, { onSuccess: fill, onError: failed }),
  };
}
