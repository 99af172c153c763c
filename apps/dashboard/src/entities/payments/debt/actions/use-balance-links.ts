import { balanceLinks } from "@mauzo/contract/payments/balance-links";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "../../../../lib/session/api.ts";

/** Creates a new link to what a customer owes; it holds the link with its message until it is closed. */
export function useBalanceLink(id: string) {
  const t = useTranslations("debts.link");
  const link = useMutation({
    mutationFn: () => api.call(balanceLinks.create, { params: { id } }),
    meta: { failed: t("failed") },
  });
  return { shared: link.data, open: () => link.mutate(), close: link.reset, busy: link.isPending };
}

/** Ends every link to what a customer owes. */
export function useEndLinks(id: string) {
  const t = useTranslations("debts.link");
  return useMutation({
    mutationFn: () => api.call(balanceLinks.revoke, { params: { id } }),
    meta: { done: t("ended"), failed: t("endFailed") },
  });
}
