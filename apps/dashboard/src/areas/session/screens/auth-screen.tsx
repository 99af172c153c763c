"use client";

import { Button } from "@mauzo/ui/button";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { SessionFrame } from "../../../components/page/session-frame.tsx";
import type { Outcome } from "../data.ts";
import { typedEmail } from "../form/typed-email.ts";
import { PasswordInput } from "../parts/password-input.tsx";
import type { Mode, Problems } from "../rules.ts";

const loadData = () => import("../data.ts");

/** `other` is the address of the other form. */
type Props = { mode: Mode; other: string };

/** Log in, or create an account. */
export function AuthScreen({ mode, other }: Props) {
  const t = useTranslations("session");
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const signUp = mode === "sign-up";
  const problem = (name: keyof Problems) => problems[name] && t(problems[name]);

  // Fetched while the person types: the form shows first, what sends it comes after.
  useEffect(() => void loadData().catch(() => undefined), []);

  useEffect(() => {
    const kept = typedEmail.take();
    if (kept && email.current?.value === "") email.current.value = kept;
  }, []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const typed = new FormData(form);
    setBusy(true);
    setFailure(undefined);
    const outcome = await loadData()
      .then(({ submitEntry }) => submitEntry(mode, typed))
      .catch((): Outcome => ({ refused: "unreachable" }));
    // The cookie is set now, and whoever shows this form sees that and moves on.
    if (outcome === "signed-in") return;
    setBusy(false);
    const found = "problems" in outcome ? outcome.problems : {};
    setProblems(found);
    if ("refused" in outcome) setFailure(t(outcome.refused));
    if ("words" in outcome) setFailure(outcome.words);
    const [first] = Object.keys(found);
    form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }

  return (
    <SessionFrame>
      <h1 className="font-semibold text-xl tracking-tight">{signUp ? t("signUpTitle") : t("logInTitle")}</h1>
      {signUp && <p className="mt-1 text-muted">{t("signUpText")}</p>}
      {/* Sent as POST if it is pressed before the page is awake: a password must never stand in an address. */}
      <form method="post" noValidate onSubmit={(event) => void submit(event)} className="mt-5 flex flex-col gap-4">
        {signUp && (
          <Field label={t("name")} error={problem("name")}>
            {(control) => <Input {...control} name="name" autoComplete="name" maxLength={80} required />}
          </Field>
        )}
        <Field label={t("email")} error={problem("email")}>
          {(control) => (
            <Input
              {...control}
              ref={email}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="username"
              maxLength={254}
              required
            />
          )}
        </Field>
        <Field
          label={t("password")}
          error={problem("password")}
          hint={signUp && !problems.password ? t("passwordHint") : undefined}
        >
          {(control) => (
            <PasswordInput {...control} autoComplete={signUp ? "new-password" : "current-password"} required />
          )}
        </Field>
        {failure !== undefined && (
          <p role="alert" className="rounded-control bg-danger-soft px-3 py-2.5 text-danger-strong">
            {failure}
          </p>
        )}
        <Button type="submit" size="lg" busy={busy}>
          {signUp ? t("signUp") : t("logIn")}
        </Button>
      </form>
      <p className="mt-5 flex flex-wrap justify-between gap-x-4 gap-y-2 text-muted">
        <span>
          {signUp ? t("haveAccount") : t("noAccount")}{" "}
          <a
            href={other}
            onClick={() => typedEmail.keep(email.current?.value ?? "")}
            className="font-medium text-primary underline underline-offset-4"
          >
            {signUp ? t("logIn") : t("signUp")}
          </a>
        </span>
        {!signUp && (
          <a href="/forgot-password" className="text-primary underline-offset-4 hover:underline">
            {t("forgot")}
          </a>
        )}
      </p>
    </SessionFrame>
  );
}
