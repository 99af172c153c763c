"use client";

import { ErrorPanel } from "@mauzo/ui/error-panel";
import { useTranslations } from "next-intl";
import { AuthLayout } from "../../../../components/page/auth-layout.tsx";
import { useFailureText } from "../../../../lib/use-failure-text.ts";

type Props = { error: Error; busy: boolean; onRetry: () => void };

/** Shown when the data for an invite's page could not be loaded. */
export function InviteLoadError({ error, busy, onRetry }: Props) {
  const t = useTranslations("invite");
  const shell = useTranslations("shell");
  const failureText = useFailureText();
  return (
    <AuthLayout>
      <ErrorPanel
        title={t("failed")}
        message={failureText(error)}
        retry={shell("retry")}
        onRetry={onRetry}
        busy={busy}
      />
    </AuthLayout>
  );
}
