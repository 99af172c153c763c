import { paymentClaims } from "@mauzo/contract/orders/payment-claims";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { asDataUrl } from "../../../../lib/files/as-data-url.ts";
import { api } from "../../../../lib/session/api.ts";
import { toasts } from "../../../../lib/toasts.ts";
import { paymentClaimsQuery } from "../queries.ts";

/** `record` is false if the payment is already recorded for the order. */
type Decision = { id: string; record: boolean } | { id: string; reason: string };

/** Confirms or declines a payment claim; the server does either only once. */
export function useClaimDecision(orderId: string) {
  const t = useTranslations("claims");
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: Decision) =>
      "reason" in body
        ? api.call(paymentClaims.decline, { params: { id }, body })
        : api.call(paymentClaims.confirm, { params: { id }, body }),
    onSuccess: (decided) => {
      client.setQueryData(paymentClaimsQuery(orderId).queryKey, (found) =>
        found === undefined
          ? undefined
          : { ...found, items: found.items.map((claim) => (claim.id === decided.id ? decided : claim)) },
      );
      toasts.push({ title: t(decided.state === "confirmed" ? "confirmedTold" : "declinedTold"), tone: "success" });
    },
    meta: { failed: t("failed"), facts: ["order.claim_ended", "order.paid"] },
  });
}

/** Fetches the picture of a payment claim on request: it can only be read with the session. */
export const useClaimPicture = () =>
  useMutation({
    mutationFn: async (id: string) => ({
      id,
      url: await asDataUrl(await api.file(paymentClaims.picture, { params: { id } })),
    }),
  });
