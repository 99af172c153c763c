"use client";

import { useTranslations } from "next-intl";
import { useBeginSecondFactor, useConfirmSecondFactor } from "../data.ts";
import { AppStep } from "../parts/second-factor/app-step.tsx";
import { PasswordStep } from "../parts/second-factor/password-step.tsx";
import { RecoveryCodes } from "../parts/second-factor/recovery-codes.tsx";

type Props = { email: string; onDone: () => void };

/** From the password over the app to the codes that are kept for a lost phone. */
export function SecondFactorSetup({ email, onDone }: Props) {
  const t = useTranslations("secondFactor");
  const begin = useBeginSecondFactor();
  const confirm = useConfirmSecondFactor();
  if (!begin.data)
    return (
      <PasswordStep
        email={email}
        text={t("passwordText")}
        action={t("next")}
        busy={begin.isPending}
        error={begin.error}
        onPassword={begin.mutate}
      />
    );
  if (!confirm.isSuccess)
    return <AppStep begun={begin.data} busy={confirm.isPending} error={confirm.error} onCode={confirm.mutate} />;
  return <RecoveryCodes codes={begin.data.recovery_codes} onKept={onDone} />;
}
