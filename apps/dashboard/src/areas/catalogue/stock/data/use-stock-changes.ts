import { errorCode } from "@mauzo/api-client/errors/error-code";
import { type Adjustment, type Restock, type StockCount, type StockItem, stock } from "@mauzo/contract/catalogue/stock";
import { formatCount } from "@mauzo/format/numbers/format-count";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { offerUndo } from "../../../../lib/offer-undo.ts";
import { api } from "../../../../lib/session/api.ts";
import { toasts } from "../../../../lib/toasts.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { useIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";
import { titleOf } from "../rules/stock-labels.ts";

/** The stock that the change would lead to is refused: said in the sheet, beside the number. */
function isRefusal(error: unknown): boolean {
  const code = errorCode(error);
  return code === "stock_too_small" || code === "stock_item_too_large";
}

const facts = ["stock.changed"] as const;

export type ItemChange = { restock: Restock } | { adjust: Adjustment };
const deltaOf = (change: ItemChange) => ("restock" in change ? change.restock.quantity : change.adjust.delta);

/** Restocks or adjusts an item, and offers to undo it. `refusal` says why the stock is too low. */
export function useChangeStock(id: string, onDone: () => void) {
  const t = useTranslations("stock");
  const shell = useTranslations("shell");
  const key = useIdempotencyKey();
  const failureText = useFailureText();
  const send = async (change: ItemChange) => {
    const options = { idempotencyKey: key.keyOf(change) };
    const saved = await ("restock" in change
      ? api.call(stock.restock, { params: { id }, body: change.restock }, options)
      : api.call(stock.adjust, { params: { id }, body: change.adjust }, options));
    key.onDone();
    return saved;
  };
  const words = (saved: StockItem) => ({
    title: t("changed", { count: formatCount(saved.stock) }),
    text: titleOf(saved),
  });
  const undo = useMutation({
    mutationFn: (delta: number) => send({ adjust: { delta, cause: "correction" } }),
    onSuccess: (saved) => toasts.push({ ...words(saved), tone: "success" }),
    meta: { failed: t("changeFailed"), facts },
  });
  const { mutate, isPending, reset, error } = useMutation({
    mutationFn: send,
    onSuccess: (saved, change) => {
      offerUndo({ ...words(saved), label: shell("undo"), onUndo: () => undo.mutate(-deltaOf(change)) });
      onDone();
    },
    meta: { failed: (failure) => (isRefusal(failure) ? undefined : t("changeFailed")), facts },
  });
  return { mutate, isPending, reset, refusal: isRefusal(error) ? failureText(error) : undefined };
}

/** Sets the stock from which an item counts as running low. */
export function useSetThreshold(id: string, onDone: () => void) {
  const t = useTranslations("stock");
  return useMutation({
    mutationFn: (low_stock_at: number | null) =>
      api.call(stock.setThreshold, { params: { id }, body: { low_stock_at } }),
    onSuccess: (saved) => {
      toasts.push({ title: t("thresholdSaved"), text: titleOf(saved), tone: "success" });
      onDone();
    },
    meta: { failed: t("changeFailed"), facts },
  });
}

/** Sends one batch of a count. */
export function useSubmitStockCount() {
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: StockCount) => api.call(stock.count, { body }, { idempotencyKey: keyOf(body) }),
    onSuccess: onDone,
    meta: { facts },
  });
}
