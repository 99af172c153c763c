"use client";

import { errorText, wentWrong } from "@mauzo/api-client/error-text";
import { fieldErrors } from "@mauzo/api-client/field-errors";
import { isUnreachable } from "@mauzo/api-client/is-unreachable";
import { useCallback } from "react";
import { useTranslations } from "use-intl";

/**
 * Says why a call failed: the server's sentence, which is in the person's language. Ours stand in where there is none:
 * single fields, which it names in English only, no answer at all, and a server that broke.
 */
export function useFailureText(): (error: unknown) => string {
  const t = useTranslations("shell");
  return useCallback(
    (error) => {
      if (fieldErrors(error).length > 0) return t("notAccepted");
      if (isUnreachable(error)) return t("unreachable");
      const text = errorText(error);
      return text === wentWrong ? t("wentWrong") : text;
    },
    [t],
  );
}
