"use client";

import { toasts } from "../../toasts.ts";
import { useFailureText } from "../../use-failure-text.ts";
import { NotConfirmed } from "./step-up.ts";

/** Tells why something was not done. Somebody who closed the question for the password knows already. */
export function useTold(): (title: string) => (error: unknown) => void {
  const failureText = useFailureText();
  return (title) => (error) => {
    if (!(error instanceof NotConfirmed)) toasts.push({ title, text: failureText(error), tone: "danger" });
  };
}
