"use client";

import { session } from "@mauzo/contract/account/session";
import { useMutation } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { api } from "../api.ts";
import { stepUp } from "./step-up.ts";

/** Whether the password is asked for just now. */
export const usePasswordAsked = () => useSyncExternalStore(stepUp.subscribe, stepUp.isOpen, () => false);

/** The ways to answer when the password is asked for. */
export function useConfirmPassword() {
  const confirm = useMutation({
    mutationFn: (password: string) => api.call(session.confirmPassword, { body: { password } }),
    onSuccess: stepUp.confirm,
  });
  const close = () => {
    confirm.reset();
    stepUp.close();
  };
  return { close, confirm };
}
