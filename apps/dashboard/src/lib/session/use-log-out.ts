"use client";

import { session } from "@mauzo/contract/account/session";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { toasts } from "../toasts.ts";
import { useFailureText } from "../use-failure-text.ts";
import { api } from "./api.ts";
import { endSession } from "./token-cookie.ts";

/** Logs out and goes to `to`. Only once the server has confirmed it. */
export function useLogOut(to = "/"): () => void {
  const t = useTranslations("shell");
  const failureText = useFailureText();
  const { mutate } = useMutation({
    mutationFn: () => api.call(session.logOut, {}),
    onSuccess: () => endSession(to),
    onError: (error) => toasts.push({ title: t("somethingWrong"), text: failureText(error), tone: "danger" }),
  });
  return () => mutate();
}
