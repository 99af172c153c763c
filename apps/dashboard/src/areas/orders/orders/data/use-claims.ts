import { orderClaims } from "@mauzo/contract/orders/order-claims";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { fetchFile } from "../../../../lib/files/send-file.ts";
import { api } from "../../../../lib/session/api.ts";
import { toasts } from "../../../../lib/toasts.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { readOrdersAgain } from "./read-orders-again.ts";

type Decision = { id: string; record: boolean } | { id: string; reason: string };

const claimsQuery = (id: string) => queryOptions(api.query(orderClaims.list, { params: { id } }));

/** Confirms or declines what a customer says was paid: the server does either once. */
function useDecision(orderId: string) {
  const t = useTranslations("claims");
  const failureText = useFailureText();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: Decision) =>
      "reason" in body
        ? api.call(orderClaims.decline, { params: { id }, body })
        : api.call(orderClaims.confirm, { params: { id }, body }),
    onSuccess: (decided) => {
      client.setQueryData(claimsQuery(orderId).queryKey, (found) =>
        found === undefined
          ? undefined
          : { ...found, items: found.items.map((claim) => (claim.id === decided.id ? decided : claim)) },
      );
      toasts.push({ title: t(decided.state === "confirmed" ? "confirmedTold" : "declinedTold"), tone: "success" });
    },
    onError: (error) => toasts.push({ title: t("failed"), text: failureText(error), tone: "danger" }),
    onSettled: () => readOrdersAgain(client),
  });
}

const asDataUrl = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** The picture a customer sent with a claim, fetched when it is asked for: only the session may read it. */
const useClaimPicture = () =>
  useMutation({
    mutationFn: async (id: string) => {
      const path = orderClaims.picture.path.replace(":id", id);
      return { id, url: await asDataUrl(await fetchFile(path)) };
    },
  });

/** What an order's customer says was paid, and what somebody of the shop makes of it. */
export function useClaims(orderId: string) {
  const { data } = useQuery(claimsQuery(orderId));
  const { mutate: decide, isPending: busy } = useDecision(orderId);
  const picture = useClaimPicture();
  return {
    claims: data?.items ?? [],
    picture: picture.data,
    busy: busy || picture.isPending,
    onPicture: (id: string) => picture.mutate(id),
    onConfirm: (id: string, record: boolean) => decide({ id, record }),
    onDecline: (id: string, reason: string) => decide({ id, reason }),
  };
}
