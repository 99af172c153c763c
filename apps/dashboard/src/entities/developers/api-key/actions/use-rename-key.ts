import { apiKeys } from "@mauzo/contract/developers/api-keys";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "../../../../lib/session/api.ts";

/** Gives a key another name. */
export function useRenameKey(id: string) {
  const t = useTranslations("apiKeys");
  return useMutation({
    mutationFn: (name: string) => api.call(apiKeys.rename, { params: { id }, body: { name } }),
    meta: { done: t("renamed"), queries: ["/api-keys"] },
  });
}
