import type { Goods } from "@mauzo/contract/orders/order-states";
import { orders } from "@mauzo/contract/orders/orders";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { api } from "../../../../lib/session/api.ts";
import { toasts } from "../../../../lib/toasts.ts";
import { offerUndo } from "../../../../lib/undo.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { useOnce } from "../../../../lib/use-once.ts";
import { readOrdersAgain } from "./read-orders-again.ts";

type Move = { id: string; from: Goods; to: Goods };
type Moves = { moves: Move[]; reason?: string };

/** Moves orders and offers the way back; what was refused is said in the server's words. */
export function useMoves() {
  const t = useTranslations("orders");
  const shell = useTranslations("shell");
  const failureText = useFailureText();
  const client = useQueryClient();
  const call = (body: Moves) => api.call(orders.moveMany, { body });
  const options = {
    onSettled: () => readOrdersAgain(client),
    onError: (error: unknown) => toasts.push({ title: t("moves.failed"), text: failureText(error), tone: "danger" }),
  };
  const tellRefused = (results: Awaited<ReturnType<typeof call>>["orders"]) => {
    const refused = results.filter((one) => one.refused !== null);
    const [first] = refused;
    if (first?.refused)
      toasts.push({ title: t("moves.refused", { count: refused.length }), text: first.refused, tone: "danger" });
    return results.length - refused.length;
  };
  const back = useMutation({
    ...options,
    mutationFn: call,
    onSuccess: ({ orders: results }) => {
      const count = tellRefused(results);
      if (count > 0) toasts.push({ title: t("moves.undone", { count }), tone: "success" });
    },
  });
  const move = useMutation({
    ...options,
    mutationFn: call,
    onSuccess: ({ orders: results }, { moves }) => {
      const done = moves.filter((_, index) => results[index]?.refused === null);
      tellRefused(results);
      const [first] = done;
      if (!first) return;
      offerUndo({
        title: t(`moves.done.${first.to}`, { count: done.length }),
        label: shell("undo"),
        onUndo: () => back.mutate({ moves: done.map(({ id, from, to }) => ({ id, from: to, to: from })) }),
      });
    },
  });
  const once = useOnce();
  return {
    /** The second press on one button is no second move, and none that somebody else made. */
    move: (moves: Moves, onMoved?: () => void) =>
      once(async () => {
        const { orders: results } = await move.mutateAsync(moves);
        if (results.every(({ refused }) => refused === null)) onMoved?.();
      }),
    moving: move.isPending,
  };
}
