"use client";

import { fieldErrors } from "@mauzo/api-client/field-errors";
import { statusOf } from "@mauzo/api-client/status-of";
import type { Product } from "@mauzo/contract/catalogue/products";
import { isolated } from "@mauzo/format/isolated";
import { useRouter } from "next/navigation";
import { useEffect, useMemo, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useKeptForm } from "../../../../lib/device/use-kept-form.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { toasts } from "../../../../lib/toasts.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { useNewestGroups } from "../data/groups.ts";
import { useNewestProduct, useSaveProduct } from "../data/product.ts";
import { becomesFree } from "../rules.ts";
import { fieldOf } from "./field-of.ts";
import { freshGroups } from "./newest/fresh-groups.ts";
import { useClashes } from "./newest/use-clashes.ts";
import { readProduct, serverProblems } from "./problems.ts";
import { emptyForm, type GroupForm, type ProductForm, toForm, toGroupForm } from "./product-form.ts";
import { productResolver } from "./product-resolver.ts";
import { useGroupChoice } from "./use-group-choice.ts";

const versionOf = ({ updated_at, add_on_groups: groups }: Product) =>
  [updated_at, ...groups.map((group) => `${group.id} ${group.updated_at}`)].join();
/** A save that is refused although nothing is newer, or once more what is archived, is refused for another reason. */
const isSameVersion = (before: Product, now: Product) =>
  now.status === "archived" || versionOf(before) === versionOf(now);

export type ProductEditing = ReturnType<typeof useProductForm>;

/** The product form: filled, checked, saved; and mended when somebody else saved first. Without a product it makes a new one, from `start`. */
export function useProductForm(product?: Product, start = emptyForm) {
  const t = useTranslations("products.form");
  const say = useTranslations("products.problem");
  const failureText = useFailureText();
  const router = useRouter();
  const save = useSaveProduct(product?.id);
  const newest = useNewestProduct(product?.id ?? "");
  const newestGroups = useNewestGroups();
  const groups = useGroupChoice(product?.add_on_groups ?? start.add_on_groups, product !== undefined);
  const [stale, setStale] = useState(false);
  /** What the form was filled from: what an edit is compared with. */
  const base = useRef(product);
  const form = useForm<ProductForm>({
    defaultValues: product ? toForm(product) : start,
    resolver: useMemo(() => productResolver(say, readProduct), [say]),
  });
  const { clashes, changes, bring, showClashes, keepMine, takeTheirs } = useClashes(form);
  const { shop } = useAccount();
  const isNew = product === undefined && start === emptyForm;
  const { onTyped, keepNow, onDone } = useKeptForm(isNew ? `new-product:${shop.id}` : undefined, {
    empty: emptyForm,
    read: form.getValues,
    fill: (typed) => form.reset(typed, { keepDefaultValues: true }),
  });
  useEffect(() => form.watch(onTyped).unsubscribe, [form, onTyped]);
  const { isDirty } = form.formState;
  /** A price of 0 is asked about once: it is free, or was not written yet. */
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

  /** Groups that were taken in from elsewhere as they are now, with what was typed in them. */
  const freshen = async (rows: readonly GroupForm[]): Promise<GroupForm[]> => {
    const found = await newestGroups.mutateAsync(rows.flatMap(({ id }) => id ?? []));
    const before = rows.flatMap(({ id }) => {
      const taken = id === undefined ? undefined : groups.asTaken(id);
      return taken ? [toGroupForm(taken)] : start.add_on_groups.filter((group) => group.id === id);
    });
    for (const group of found) groups.take(group);
    return freshGroups(before, rows, found);
  };

  function refused(error: Error) {
    const problems = serverProblems(fieldErrors(error), statusOf(error));
    for (const { path, key } of problems) form.setError(fieldOf(path), { type: "server", message: say(key) });
    // What nobody else touched goes through as it is.
    if (statusOf(error) === 409 && product && problems.length === 0) return loadProduct(error);
    if (statusOf(error) === 409 && (product || problems.length === 0)) return setStale(true);
    const known = problems.find(({ key }) => key !== "other");
    const text = known ? say(known.key) : failureText(error);
    toasts.push({ title: product ? t("saveFailed") : t("createFailed"), text, tone: "danger" });
  }

  const submit = form.handleSubmit((values) => {
    const { input } = readProduct(values, base.current?.updated_at);
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
                : t("createdText", { name: isolated(saved.name) }),
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

  /** A new product has nothing that somebody else could change, but groups that are others', too. */
  const loadGroups = () =>
    void freshen(form.getValues("add_on_groups")).then((rows) => {
      form.setValue("add_on_groups", rows, { shouldDirty: true });
      upToDate();
    }, refused);

  /** @param refusal why the save was refused that goes on once the form is up to date. */
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
