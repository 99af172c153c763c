import type { Reply } from "@mauzo/contract/endpoint";
import type { FulfilmentStatus } from "@mauzo/contract/orders/order-states";
import { orders } from "@mauzo/contract/orders/orders";
import { type UseMutationOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { offerUndo } from "../../../../lib/offer-undo.ts";
import { readAgain } from "../../../../lib/queries/stale-queries.ts";
import { api } from "../../../../lib/session/api.ts";
import { toasts } from "../../../../lib/toasts.ts";
import { useSingleFlight } from "../../../../lib/use-single-flight.ts";
import { movesStock } from "../rules.ts";

type Move = { id: string; from: FulfilmentStatus; to: FulfilmentStatus };
type Moves = { moves: Move[]; reason?: string };
type MovedOrders = Reply<typeof orders.moveMany>;

/** Changes the status of orders and offers an undo; shows the server's message for those refused. */
export function useStatusChanges() {
  const t = useTranslations("orders");
  const shell = useTranslations("shell");
  const client = useQueryClient();
  const options = {
    mutationFn: (body: Moves) => api.call(orders.moveMany, { body }),
    onSettled: (_data: unknown, _error: unknown, { moves }: Moves) => {
      if (moves.some(movesStock)) void readAgain(client, ["stock.changed"]);
    },
    meta: { failed: t("moves.failed"), facts: ["order.moved"] },
  } satisfies UseMutationOptions<MovedOrders, Error, Moves>;
  const showRefused = (results: MovedOrders["orders"]) => {
    const refused = results.filter((one) => one.refused !== null);
    const [first] = refused;
    if (first?.refused)
      toasts.push({ title: t("moves.refused", { count: refused.length }), text: first.refused, tone: "danger" });
    return results.length - refused.length;
  };
  const back = useMutation({
    ...options,
    onSuccess: ({ orders: results }) => {
      const count = showRefused(results);
      if (count > 0) toasts.push({ title: t("moves.undone", { count }), tone: "success" });
    },
  });
  const move = useMutation({
    ...options,
    onSuccess: ({ orders: results }, { moves }) => {
      const done = moves.filter((_, index) => results[index]?.refused === null);
      showRefused(results);
      const [first] = done;
      if (!first) return;
      offerUndo({
        title: t(`moves.done.${first.to}`, { count: done.length }),
        label: shell("undo"),
        onUndo: () => back.mutate({ moves: done.map(({ id, from, to }) => ({ id, from: to, to: from })) }),
      });
    },
  });
  const once = useSingleFlight();
  return {
    /** A second press on a button must not change the status twice, nor undo somebody else's change. */
    move: (moves: Moves, onMoved?: () => void) =>
      once(async () => {
        const { orders: results } = await move.mutateAsync(moves);
        if (results.every(({ refused }) => refused === null)) onMoved?.();
      }),
    moving: move.isPending,
  };
}
