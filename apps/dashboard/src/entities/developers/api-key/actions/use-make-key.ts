import { apiKeys, type NewApiKey } from "@mauzo/contract/developers/api-keys";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../../../lib/session/api.ts";

/** Makes a key: the answer has its secret, which is never sent again. */
export const useMakeKey = () =>
  useMutation({
    mutationFn: (body: NewApiKey) => api.call(apiKeys.create, { body }),
    meta: { queries: ["/api-keys"] },
  });
