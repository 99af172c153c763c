"use client";

import { type Product, ProductInput } from "@mauzo/contract/catalogue/products";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { type LayOthers, useEditing } from "../../../../components/form/editing/use-editing.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { useChangedBy, useNewestProduct, useSaveProduct } from "../data/product.ts";
import { useNewestAddOnGroups } from "../data/use-add-on-groups.ts";
import { becomesFree } from "../rules.ts";
import { asNew, inWords, mergeRules, pattern, refusedInWords } from "./product-editing.ts";
import { emptyForm, type ProductForm, toForm, toGroupForm, toProductInput } from "./product-form.ts";
import { validateProductForm } from "./product-validation.ts";
import { useAddOnGroupChoice } from "./use-add-on-group-choice.ts";

const versionOf = ({ updated_at, add_on_groups: groups }: Product) =>
  [updated_at, ...groups.map((group) => `${group.id} ${group.updated_at}`)].join();

export type ProductEditing = ReturnType<typeof useProductForm>;

/** The product form. Without a product it creates a new one from `start`. */
export function useProductForm(product?: Product, start = emptyForm) {
  const t = useTranslations("products.form");
  const say = useTranslations("products.problem");
  const router = useRouter();
  const { shop } = useAccount();
  const readGroups = useNewestAddOnGroups();
  const groups = useAddOnGroupChoice(product?.add_on_groups ?? start.add_on_groups, product !== undefined);
  /** A price of 0 is confirmed once: the product may be free, or the price not typed yet. */
  const saidFree = useRef(false);
  const [askFree, setAskFree] = useState(false);

  /** Groups that other products have, too, may have been changed since they were added here. */
  async function readOthers(mine: ProductForm): Promise<LayOthers<ProductForm>> {
    const own = new Set(product?.add_on_groups.map(({ id }) => id));
    const taken = mine.add_on_groups.flatMap(({ id }) => (id === undefined || own.has(id) ? [] : [id]));
    const before = taken.flatMap((id) => {
      const group = groups.asTaken(id);
      return group ? [toGroupForm(group)] : start.add_on_groups.filter((row) => row.id === id);
    });
    const found = await readGroups(taken);
    for (const group of found) groups.take(group);
    const now = found.filter(({ archived }) => !archived).map(toGroupForm);
    return (form, when) => {
      const others = form.add_on_groups.filter(({ id }) => id === undefined || !taken.includes(id));
      return { ...form, add_on_groups: [...others, ...(when === "before" ? before : now)] };
    };
  }

  const editing = useEditing({
    saved: product,
    toForm: (saved: Product | undefined) => (saved ? toForm(saved) : start),
    toInput: (form, base) => ProductInput.parse(toProductInput(form, base?.updated_at)),
    problemsOf: (form) => inWords(validateProductForm(form).problems, say),
    refusedFields: (error) => refusedInWords(error, say),
    save: useSaveProduct(product?.id).mutateAsync,
    readNewest: useNewestProduct(product?.id ?? ""),
    isNews: (newest, base) => newest.status !== "archived" && versionOf(newest) !== versionOf(base),
    readBy: useChangedBy(product?.id ?? ""),
    readOthers,
    rules: mergeRules,
    revive: asNew,
    // A copy of another product can be made again.
    draft:
      product || start === emptyForm
        ? { name: product ? `product:${product.id}` : `new-product:${shop.id}`, pattern }
        : undefined,
    waits(form, base) {
      const { input } = validateProductForm(form);
      const isAsked = !saidFree.current && input !== undefined && becomesFree(input, base);
      setAskFree(isAsked);
      return isAsked;
    },
    saidSaved: (saved) => ({
      title: product ? t("saved") : t("created"),
      text:
        saved.status !== "published"
          ? t("unseenText")
          : product
            ? t("savedText")
            : t("createdText", { name: isolateBidi(saved.name) }),
    }),
    saidFailed: product ? t("saveFailed") : t("createFailed"),
    onSaved: (saved) => router.replace(`/dashboard/products/${saved.id}`),
  });

  const answer = (isFree: boolean) => {
    setAskFree(false);
    saidFree.current = isFree;
    if (isFree) void editing.submit();
  };
  return { editing, groups, free: { asked: askFree, answer } };
}
