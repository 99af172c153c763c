"use client";

import { errorText, serverErrorText } from "@mauzo/api-client/errors/error-text";
import { fieldErrors } from "@mauzo/api-client/errors/field-errors";
import { isUnreachable } from "@mauzo/api-client/errors/is-unreachable";
import { useTranslations } from "next-intl";
import { useCallback } from "react";

/**
 * Says why a call failed: the server's sentence for the code, which is in the person's language. Our own replaces it for
 * a field that breaks a schema's rule (those have no code, and are in English only), for no response at all, and for a
 * server error.
 */
export function useFailureText(): (error: unknown) => string {
  const t = useTranslations("shell");
  return useCallback(
    (error) => {
      const [field] = fieldErrors(error);
      if (field) return field.code ? field.text : t("notAccepted");
      if (isUnreachable(error)) return t("unreachable");
      const text = errorText(error);
      return text === serverErrorText ? t("wentWrong") : text;
    },
    [t],
  );
}
