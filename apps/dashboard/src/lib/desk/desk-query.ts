import { operatorCompliance } from "@mauzo/contract/payments/compliance";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../session/api.ts";

/** The cases that wait, and with them whether the person runs Mauzo: others are refused them. */
export const deskQuery = queryOptions({ ...api.query(operatorCompliance.list, {}), refetchInterval: 60_000 });
