"use client";

import { ErrorPanel } from "@mauzo/ui/error-panel";
import { useTranslations } from "use-intl";
import { SessionFrame } from "../../../../components/page/session-frame.tsx";
import { useFailureText } from "../../../../lib/use-failure-text.ts";

type Props = { error: Error; busy: boolean; onRetry: () => void };

/** What the page of an invite needs did not arrive. */
export function InviteFailed({ error, busy, onRetry }: Props) {
  const t = useTranslations("invite");
  const shell = useTranslations("shell");
  const failureText = useFailureText();
  return (
    <SessionFrame>
      <ErrorPanel
        title={t("failed")}
        message={failureText(error)}
        retry={shell("retry")}
        onRetry={onRetry}
        busy={busy}
      />
    </SessionFrame>
  );
}
