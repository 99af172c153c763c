import { webhooks } from "@mauzo/contract/developers/webhooks";
import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/session/api.ts";

const webhooksQuery = queryOptions(api.query(webhooks.list, {}));

/** The webhooks of the shop. */
export const useWebhooks = () => useQuery(webhooksQuery);
export const startWebhooks = (client: QueryClient) => void client.prefetchQuery(webhooksQuery);
