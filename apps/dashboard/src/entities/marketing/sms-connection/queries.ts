import { smsConnections } from "@mauzo/contract/marketing/sms-connections";
import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/session/api.ts";

const connectionsQuery = queryOptions(api.query(smsConnections.list, {}));

/** The shop's accounts at SMS providers, oldest first. */
export const useSmsConnections = () => useQuery(connectionsQuery);
export const startSmsConnections = (client: QueryClient) => void client.prefetchQuery(connectionsQuery);
