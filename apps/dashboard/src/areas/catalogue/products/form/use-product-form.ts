"use client";

import { errorCode } from "@mauzo/api-client/errors/error-code";
import { fieldErrors } from "@mauzo/api-client/errors/field-errors";
import type { Product } from "@mauzo/contract/catalogue/products";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useMemo, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useAccount } from "../../../../lib/session/account.tsx";
import { useFormDraft } from "../../../../lib/storage/use-form-draft.ts";
import { toasts } from "../../../../lib/toasts.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { useNewestProduct, useSaveProduct } from "../data/product.ts";
import { useNewestAddOnGroups } from "../data/use-add-on-groups.ts";
import { becomesFree } from "../rules.ts";
import { mergeAddOnGroups } from "./conflicts/merge-add-on-groups.ts";
import { useConflicts } from "./conflicts/use-conflicts.ts";
import { fieldPath } from "./field-path.ts";
import { emptyForm, type GroupForm, type ProductForm, toForm, toGroupForm } from "./product-form.ts";
import { productResolver } from "./product-resolver.ts";
import { serverProblems, validateProductForm } from "./product-validation.ts";
import { useAddOnGroupChoice } from "./use-add-on-group-choice.ts";

const versionOf = ({ updated_at, add_on_groups: groups }: Product) =>
  [updated_at, ...groups.map((group) => `${group.id} ${group.updated_at}`)].join();
/** If there is no newer version, or the product is archived, a save was refused for another reason. */
const isSameVersion = (before: Product, now: Product) =>
  now.status === "archived" || versionOf(before) === versionOf(now);

export type ProductEditing = ReturnType<typeof useProductForm>;

/**
 * The product form: filling, validation, saving, and merging when somebody else saved first. Without a product it
 * creates a new one from `start`.
 */
export function useProductForm(product?: Product, start = emptyForm) {
  const t = useTranslations("products.form");
  const say = useTranslations("products.problem");
  const failureText = useFailureText();
  const router = useRouter();
  const save = useSaveProduct(product?.id);
  const newest = useNewestProduct(product?.id ?? "");
  const newestGroups = useNewestAddOnGroups();
  const groups = useAddOnGroupChoice(product?.add_on_groups ?? start.add_on_groups, product !== undefined);
  const [stale, setStale] = useState(false);
  /** What the form was filled from: edits are compared with it. */
  const base = useRef(product);
  const form = useForm<ProductForm>({
    defaultValues: product ? toForm(product) : start,
    resolver: useMemo(() => productResolver(say, validateProductForm), [say]),
  });
  const { clashes, changes, bring, showClashes, keepMine, takeTheirs } = useConflicts(form);
  const { shop } = useAccount();
  const isNew = product === undefined && start === emptyForm;
  const { onTyped, keepNow, onDone } = useFormDraft(isNew ? `new-product:${shop.id}` : undefined, {
    empty: emptyForm,
    read: form.getValues,
    fill: (typed) => form.reset(typed, { keepDefaultValues: true }),
  });
  useEffect(() => form.watch(onTyped).unsubscribe, [form, onTyped]);
  const { isDirty } = form.formState;
  /** A price of 0 is confirmed once: the product may be free, or the price not typed yet. */
  const saidFree = useRef(false);
  const [askFree, setAskFree] = useState(false);

  useEffect(() => {
    // Changed elsewhere while nothing is typed here: just show it.
    if (!product || product === base.current || isDirty) return;
    base.current = product;
    form.reset(toForm(product));
  }, [product, isDirty, form]);

  const answerFree = (isFree: boolean) => {
    setAskFree(false);
    saidFree.current = isFree;
    if (isFree) void submit();
  };

  /** The current version of groups that were added from elsewhere, with what was typed merged in. */
  const freshen = async (rows: readonly GroupForm[]): Promise<GroupForm[]> => {
    const found = await newestGroups.mutateAsync(rows.flatMap(({ id }) => id ?? []));
    const before = rows.flatMap(({ id }) => {
      const taken = id === undefined ? undefined : groups.asTaken(id);
      return taken ? [toGroupForm(taken)] : start.add_on_groups.filter((group) => group.id === id);
    });
    for (const group of found) groups.take(group);
    return mergeAddOnGroups(before, rows, found);
  };

  function refused(error: Error) {
    const problems = serverProblems(fieldErrors(error));
    for (const { path, key } of problems) form.setError(fieldPath(path), { type: "server", message: say(key) });
    const code = errorCode(error);
    const changed = code === "product_changed" || code === "product_archived" || code === "add_ons_changed";
    // If somebody else changed other fields only, merges both and saves without asking.
    if (changed && product) return loadProduct(error);
    if (changed || (product && code === "stock_sold_meanwhile")) return setStale(true);
    const known = problems.find(({ key }) => key !== "other");
    const text = known ? say(known.key) : failureText(error);
    toasts.push({ title: product ? t("saveFailed") : t("createFailed"), text, tone: "danger" });
  }

  const submit = form.handleSubmit((values) => {
    const { input } = validateProductForm(values, base.current?.updated_at);
    if (!input || save.isPending || newest.isPending) return;
    if (clashes.length > 0) return showClashes();
    if (!saidFree.current && becomesFree(input, base.current)) return setAskFree(true);
    save.mutate(input, {
      onError: refused,
      onSuccess: (saved) => {
        base.current = saved;
        form.reset(toForm(saved));
        onDone();
        toasts.push({
          title: product ? t("saved") : t("created"),
          text:
            saved.status !== "published"
              ? t("unseenText")
              : product
                ? t("savedText")
                : t("createdText", { name: isolateBidi(saved.name) }),
          tone: "success",
        });
        router.replace(`/dashboard/products/${saved.id}`);
      },
    });
  });

  const upToDate = () => {
    setStale(false);
    toasts.push({ title: t("staleLoaded"), text: t("staleLoadedText"), tone: "info" });
  };

  /** In a new product, only shared groups can have been changed by somebody else. */
  const loadGroups = () =>
    void freshen(form.getValues("add_on_groups")).then((rows) => {
      form.setValue("add_on_groups", rows, { shouldDirty: true });
      upToDate();
    }, refused);

  /** @param refusal why the save was refused; the save is repeated once the form is up to date. */
  function loadProduct(refusal?: Error) {
    newest.mutate(undefined, {
      onError: refused,
      onSuccess: async ({ product: theirs, changes }) => {
        const before = base.current ?? theirs;
        if (refusal && isSameVersion(before, theirs))
          return toasts.push({ title: t("saveFailed"), text: failureText(refusal), tone: "danger" });
        const known = new Set([...before.add_on_groups, ...theirs.add_on_groups].map(({ id }) => id));
        const typed = form.getValues();
        const isTaken = ({ id }: GroupForm) => id !== undefined && !known.has(id);
        const taken = await freshen(typed.add_on_groups.filter(isTaken)).catch(() => []);
        const mine = { ...typed, add_on_groups: typed.add_on_groups.filter((row) => !isTaken(row)) };
        const since = changes.filter(({ at }) => at > before.updated_at);
        const found = bring({ before: toForm(before), mine, now: toForm(theirs) }, since);
        if (taken.length > 0)
          form.setValue("add_on_groups", [...form.getValues("add_on_groups"), ...taken], { shouldDirty: true });
        base.current = theirs;
        setStale(false);
        if (found > 0) return;
        if (refusal) return void submit();
        upToDate();
      },
    });
  }

  const loadNewest = product ? () => loadProduct() : loadGroups;
  const loading = newest.isPending || newestGroups.isPending;
  const saving = save.isPending || newest.isPending;
  return {
    form,
    submit,
    onLeave: onDone,
    keepNow,
    saving,
    stale,
    loadNewest,
    loading,
    groups,
    free: { asked: askFree, answer: answerFree },
    clash: { clashes, changes, keepMine, takeTheirs },
  };
}
