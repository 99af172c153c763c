"use client";

import { session } from "@mauzo/contract/account/session";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "./api.ts";
import { endSession } from "./token/token-cookie.ts";

/** Logs out and goes to `to`. Only once the server has confirmed it. */
export function useLogOut(to = "/"): () => void {
  const t = useTranslations("shell");
  const { mutate } = useMutation({
    mutationFn: () => api.call(session.logOut, {}),
    onSuccess: () => endSession(to),
    meta: { failed: t("somethingWrong") },
  });
  return () => mutate();
}
