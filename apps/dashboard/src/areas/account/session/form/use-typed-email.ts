"use client";

import { useEffect, useRef } from "react";
import { typedEmail } from "./typed-email.ts";

/** The e-mail field, filled with what was typed on the form before; `keep` hands it on to the next one. */
export function useTypedEmail() {
  const email = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const kept = typedEmail.take();
    if (kept && email.current?.value === "") email.current.value = kept;
  }, []);
  return { email, keep: () => typedEmail.keep(email.current?.value ?? "") };
}
