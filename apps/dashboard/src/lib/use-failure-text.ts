"use client";

import { errorText, serverErrorText } from "@mauzo/api-client/errors/error-text";
import { fieldErrors } from "@mauzo/api-client/errors/field-errors";
import { isUnreachable } from "@mauzo/api-client/errors/is-unreachable";
import { useTranslations } from "next-intl";
import { useCallback } from "react";

/**
 * Says why a call failed: the server's message, which is in the person's language. Our own replaces it for field errors
 * (the server has them in English only), for no response at all, and for a server error.
 */
export function useFailureText(): (error: unknown) => string {
  const t = useTranslations("shell");
  return useCallback(
    (error) => {
      if (fieldErrors(error).length > 0) return t("notAccepted");
      if (isUnreachable(error)) return t("unreachable");
      const text = errorText(error);
      return text === serverErrorText ? t("wentWrong") : text;
    },
    [t],
  );
}
