import { orderLinks } from "@mauzo/contract/orders/order-links";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "../../../../lib/session/api.ts";

/** Creates a new link to an order for its customer and holds it while it is shown: it cannot be fetched again. */
export function useOrderLink(id: string) {
  const t = useTranslations("orders.share");
  const link = useMutation({
    mutationFn: () => api.call(orderLinks.create, { params: { id } }),
    meta: { failed: t("failed") },
  });
  return { shared: link.data, open: () => link.mutate(), close: link.reset, busy: link.isPending };
}
