"use client";

import { signIn } from "@mauzo/contract/account/sign-in";
import { useMutation } from "@tanstack/react-query";
import { api } from "../api.ts";
import { stepUp } from "./step-up.ts";

/** The ways to close the password dialog. */
export function useConfirmPassword() {
  const confirm = useMutation({
    mutationFn: (password: string) => api.call(signIn.confirmPassword, { body: { password } }),
    onSuccess: stepUp.confirm,
  });
  const close = () => {
    confirm.reset();
    stepUp.close();
  };
  return { close, confirm };
}
