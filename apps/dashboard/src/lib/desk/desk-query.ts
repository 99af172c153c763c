import { operatorCompliance } from "@mauzo/contract/payments/compliance";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../session/api.ts";

/** The cases that wait, and with them whether the person runs Mauzo: others are refused them. */
export const deskQuery = queryOptions({
  ...api.query(operatorCompliance.list, {}),
  // While they are refused they may be reading their recovery codes, which are shown once.
  refetchInterval: ({ state }) => state.data !== undefined && 60_000,
  refetchOnWindowFocus: ({ state }) => state.data !== undefined,
});
