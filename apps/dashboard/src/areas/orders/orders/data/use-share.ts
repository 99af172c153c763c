import { orderLinks } from "@mauzo/contract/orders/order-links";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { api } from "../../../../lib/session/api.ts";
import { toasts } from "../../../../lib/toasts.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";

/** A new link to an order for its customer, for as long as it is shown: it cannot be asked for again. */
export function useShare(id: string) {
  const t = useTranslations("orders.share");
  const failureText = useFailureText();
  const link = useMutation({
    mutationFn: () => api.call(orderLinks.create, { params: { id } }),
    onError: (error) => toasts.push({ title: t("failed"), text: failureText(error), tone: "danger" }),
  });
  return { shared: link.data, open: () => link.mutate(), close: link.reset, busy: link.isPending };
}
