import { errorStatus } from "@mauzo/api-client/errors/error-status";
import { type Adjustment, type Restock, type StockCount, type StockItem, stock } from "@mauzo/contract/catalogue/stock";
import { formatCount } from "@mauzo/format/numbers/format-count";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { offerUndo } from "../../../../lib/offer-undo.ts";
import { api } from "../../../../lib/session/api.ts";
import { toasts } from "../../../../lib/toasts.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { useIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";
import { titleOf } from "../rules/stock-labels.ts";

const invalidateStock = (client: QueryClient) =>
  void client.invalidateQueries({
    predicate: ({ queryKey: [first] }) => typeof first === "string" && /^\/(stock|products)\b/.test(first),
  });

export type ItemChange = { restock: Restock } | { adjust: Adjustment };
const deltaOf = (change: ItemChange) => ("restock" in change ? change.restock.quantity : change.adjust.delta);

/** Restocks or adjusts an item, and offers to undo it. `refusal` says why the stock is too low. */
export function useChangeStock(id: string, onDone: () => void) {
  const t = useTranslations("stock");
  const shell = useTranslations("shell");
  const client = useQueryClient();
  const key = useIdempotencyKey();
  const failureText = useFailureText();
  const tellFailed = (error: unknown) =>
    toasts.push({ title: t("changeFailed"), text: failureText(error), tone: "danger" });
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
    onSettled: () => invalidateStock(client),
    onSuccess: (saved) => toasts.push({ ...words(saved), tone: "success" }),
    onError: tellFailed,
  });
  const { mutate, isPending, reset, error } = useMutation({
    mutationFn: send,
    onSettled: () => invalidateStock(client),
    onSuccess: (saved, change) => {
      offerUndo({ ...words(saved), label: shell("undo"), onUndo: () => undo.mutate(-deltaOf(change)) });
      onDone();
    },
    onError: (failure) => errorStatus(failure) !== 409 && tellFailed(failure),
  });
  return { mutate, isPending, reset, refusal: errorStatus(error) === 409 ? failureText(error) : undefined };
}

/** Sets the stock from which an item counts as running low. */
export function useSetThreshold(id: string, onDone: () => void) {
  const t = useTranslations("stock");
  const client = useQueryClient();
  const failureText = useFailureText();
  return useMutation({
    mutationFn: (low_stock_at: number | null) =>
      api.call(stock.setThreshold, { params: { id }, body: { low_stock_at } }),
    onSettled: () => invalidateStock(client),
    onSuccess: (saved) => {
      toasts.push({ title: t("thresholdSaved"), text: titleOf(saved), tone: "success" });
      onDone();
    },
    onError: (error) => toasts.push({ title: t("changeFailed"), text: failureText(error), tone: "danger" }),
  });
}

/** Sends one batch of a count. */
export function useSubmitStockCount() {
  const client = useQueryClient();
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: StockCount) => api.call(stock.count, { body }, { idempotencyKey: keyOf(body) }),
    onSuccess: onDone,
    onSettled: () => invalidateStock(client),
  });
}
