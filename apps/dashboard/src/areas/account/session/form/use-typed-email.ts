"use client";

import { useEffect, useRef } from "react";
import { typedEmail } from "./typed-email.ts";

/** The e-mail field, filled with what was typed in the previous form; `save` passes it on to the next one. */
export function useTypedEmail() {
  const email = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const kept = typedEmail.take();
    if (kept && email.current?.value === "") email.current.value = kept;
  }, []);
  return { email, save: () => typedEmail.save(email.current?.value ?? "") };
}
