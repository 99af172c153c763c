import { type NewSetupPayment, setupFee } from "@mauzo/contract/payments/setup-fee";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "../../../lib/session/api.ts";
import { useIdempotencyKey } from "../../../lib/use-idempotency-key.ts";

const feeQuery = api.query(setupFee.get, {});
/** What the shop pays once, and how that stands. */
export const useSetupFee = () => useQuery(feeQuery);

/** Asks a phone to pay the fee. A retry after a lost response asks it once. */
export function usePaySetupFee() {
  const t = useTranslations("setupFee");
  const client = useQueryClient();
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: NewSetupPayment) => api.call(setupFee.pay, { body }, { idempotencyKey: keyOf(body) }),
    onSuccess: (asked) => {
      onDone();
      client.setQueryData(feeQuery.queryKey, (found) => found && { ...found, items: [asked, ...found.items] });
    },
    meta: { done: t("asked") },
  });
}
