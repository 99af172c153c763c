import { useState } from "react";

/**
 * A form over what is saved. Until something is typed it follows what is saved elsewhere; from then on it keeps what it
 * began with, whose version goes out with it, so that the API says when both changed.
 * @param formOf what the form shows of what is saved
 */
export function useUnsaved<Saved, Form>(saved: Saved, formOf: (saved: Saved) => Form) {
  const [base, setBase] = useState(saved);
  const [typed, setTyped] = useState<Form>();
  if (typed === undefined && base !== saved) setBase(saved);
  return {
    base,
    form: typed ?? formOf(base),
    change: (form: Form) => setTyped(form),
    /** Takes over what was saved; what was typed since it was sent stays. */
    onSaved: (now: Saved) => {
      setBase(now);
      setTyped((latest) => (latest === typed ? undefined : latest));
    },
    forget: () => setTyped(undefined),
  };
}
