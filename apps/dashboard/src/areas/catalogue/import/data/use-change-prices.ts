import { productsAtOnce } from "@mauzo/contract/catalogue/product-bulk-actions";
import { pricesMost, productEdits } from "@mauzo/contract/catalogue/product-bulk-edits";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { offerUndo } from "../../../../lib/offer-undo.ts";
import { api } from "../../../../lib/session/api.ts";
import { toasts } from "../../../../lib/toasts.ts";
import { useIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";
import type { PriceChange } from "../rules.ts";

/** How many of these fit into one change. */
const fits = (changes: readonly PriceChange[]) => {
  let prices = 0;
  const over = changes.findIndex(({ to }, at) => {
    prices += to.length;
    return at === productsAtOnce || prices > pricesMost;
  });
  return over === -1 ? changes.length : over;
};

/**
 * Sets new prices for products of the shop as one change that can be undone as one; splits them when they exceed the
 * limit.
 */
export function useChangePrices() {
  const t = useTranslations("imports.list");
  const shell = useTranslations("shell");
  const meta = { failed: t("pricesFailed"), facts: ["catalogue.changed"] } as const;
  const undo = useMutation({
    mutationFn: (ids: readonly string[]) =>
      Promise.all(ids.map((id) => api.call(productEdits.undo, { params: { id } }))),
    meta,
    onSuccess: (answers) =>
      toasts.push({
        title: t("pricesBack", { count: answers.reduce((sum, { undone }) => sum + undone, 0) }),
        tone: "success",
      }),
  });
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: async (changes: readonly PriceChange[]) => {
      const ids: string[] = [];
      let count = 0;
      for (let rest = changes; rest.length > 0; ) {
        const part = rest.slice(0, fits(rest));
        rest = rest.slice(part.length);
        const to = part.flatMap((change) => change.to.map(({ variant, minor }) => ({ variant_id: variant.id, minor })));
        const product_ids = part.map(({ product }) => product.id);
        const body = { product_ids, edit: { field: "prices" as const, to } };
        const answer = await api.call(productEdits.apply, { body }, { idempotencyKey: keyOf(body) });
        if (answer.id !== null) ids.push(answer.id);
        count += answer.changing;
      }
      return { ids, count };
    },
    meta,
    onSuccess: ({ ids, count }) => {
      onDone();
      const title = t("pricesChanged", { count });
      if (ids.length === 0) toasts.push({ title, tone: "info" });
      else offerUndo({ title, label: shell("undo"), onUndo: () => undo.mutate(ids) });
    },
  });
}
