"use client";

import { errorText } from "@mauzo/api-client/error-text";
import { fieldErrors } from "@mauzo/api-client/field-errors";
import { useTranslations } from "use-intl";

/** Says why a call failed. Where the server speaks of single fields it does so in English only, so ours stands in. */
export function useFailureText(): (error: unknown) => string {
  const t = useTranslations("shell");
  return (error) => (fieldErrors(error).length > 0 ? t("notAccepted") : errorText(error));
}
