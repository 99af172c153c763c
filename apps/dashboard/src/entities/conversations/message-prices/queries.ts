import { messagePrices } from "@mauzo/contract/conversations/message-prices";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/session/api.ts";
import { useCanAccess } from "../../../lib/session/use-can-access.ts";

/** What messages cost, and which are paid for: for those who may see it. */
export const useMessagePrices = () =>
  useQuery({ ...api.query(messagePrices.get, {}), enabled: useCanAccess(messagePrices.get.access) });
