import { generalErrors } from "@mauzo/contract/general-errors";
import type { Language } from "@mauzo/contract/shared";

/** The body of a refusal of the site's own, in the shape of the API's. */
export const errorBody = (code: "method_not_allowed" | "not_found" | "unreachable", language: Language) => ({
  detail: generalErrors[code][language],
  code,
});
