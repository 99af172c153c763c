"use client";

import { useFailureText } from "../../use-failure-text.ts";
import { NotConfirmed } from "./step-up.ts";

/** Why something was refused, beside what was to be saved; nothing for a person who just closed the password dialog. */
export function useRefusalText(error: unknown): string | undefined {
  const failureText = useFailureText();
  return error && !(error instanceof NotConfirmed) ? failureText(error) : undefined;
}
