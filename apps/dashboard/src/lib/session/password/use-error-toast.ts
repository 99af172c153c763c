"use client";

import { toasts } from "../../toasts.ts";
import { useFailureText } from "../../use-failure-text.ts";
import { NotConfirmed } from "./step-up.ts";

/** Shows why something failed, except to a person who just closed the password dialog. */
export function useErrorToast(): (title: string) => (error: unknown) => void {
  const failureText = useFailureText();
  return (title) => (error) => {
    if (!(error instanceof NotConfirmed)) toasts.push({ title, text: failureText(error), tone: "danger" });
  };
}
