import { sales } from "@mauzo/contract/pos/sales";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../../../lib/session/api.ts";

/** Makes a link to the receipt of a sale: each time another one, which works for thirty days. */
export const useShareReceipt = (id: string) =>
  useMutation({ mutationFn: () => api.call(sales.share, { params: { id } }) });
