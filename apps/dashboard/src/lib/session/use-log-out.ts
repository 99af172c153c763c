"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { shopQuery, userQuery } from "./account-queries.ts";

/** Logs out and goes to `to`. Only once the server has confirmed it. */
export function useLogOut(to = "/"): () => void {
  const t = useTranslations("shell");
  const language = useLocale();
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async () => {
      const { logOut } = await import("./log-out.ts");
      const [shop, user] = [client.getQueryData(shopQuery.queryKey), client.getQueryData(userQuery.queryKey)];
      await logOut({ to, language, shopId: shop?.id, userId: user?.id });
    },
    meta: { failed: t("somethingWrong") },
  });
  return () => mutate();
}
