import { type CustomerMerge, customerMerges } from "@mauzo/contract/customers/customer-merges";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { offerUndo } from "../../../../lib/offer-undo.ts";
import { api } from "../../../../lib/session/api.ts";
import { useIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";
import { customerQuery } from "../queries.ts";

/** Undoes a merge: two customers again. */
export function useUndoMerge() {
  const t = useTranslations("merges");
  return useMutation({
    mutationFn: (id: string) => api.call(customerMerges.undo, { params: { id } }),
    meta: { failed: t("notUndone"), done: t("undone"), facts: ["customer.merged"] },
  });
}

/** Merges a customer with another, and offers to undo it; sending it again after a lost response merges once. */
export function useMerge(id: string) {
  const t = useTranslations("merges");
  const shell = useTranslations("shell");
  const client = useQueryClient();
  const undo = useUndoMerge();
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: CustomerMerge) =>
      api.call(customerMerges.merge, { params: { id }, body }, { idempotencyKey: keyOf(body) }),
    onSuccess({ merge_id, customer }) {
      onDone();
      client.setQueryData(customerQuery(customer.id).queryKey, customer);
      offerUndo({ title: t("done"), label: shell("undo"), onUndo: () => undo.mutate(merge_id) });
    },
    meta: { failed: t("notMerged"), facts: ["customer.merged"] },
  });
}

/** Says that two customers are not the same person, and offers to take it back. */
export function useSeparate() {
  const t = useTranslations("merges");
  const shell = useTranslations("shell");
  const say = ({ id, otherId, different }: { id: string; otherId: string; different: boolean }) =>
    api.call(customerMerges.separate, { params: { id }, body: { other_id: otherId, different } });
  const meta = { failed: t("notSaid"), facts: ["customer.changed" as const] };
  const back = useMutation({ mutationFn: say, meta });
  return useMutation({
    mutationFn: say,
    onSuccess: (_said, pair) =>
      offerUndo({
        title: t("saidDifferent"),
        label: shell("undo"),
        onUndo: () => back.mutate({ ...pair, different: false }),
      }),
    meta,
  });
}
