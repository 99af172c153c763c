import { errorOf } from "@mauzo/channels/errors";
import type { SmsFailure } from "@mauzo/contract/shop/sms-kinds";

/** The codes by which WhatsApp says that it does not reach a number at all. */
const ofNumber = [131021, 131026, 131030, 131062];

/** Why a template did not leave or did not arrive, by WhatsApp's code; null: WhatsApp was not reached. */
export function failureOfCode(code: number | null): SmsFailure {
  if (code === null) return "busy";
  if (ofNumber.includes(code)) return "number";
  const { action } = errorOf(code);
  if (action === "contact") return "blocked";
  if (action === "retry") return "busy";
  return action === "fail" ? "content" : "other";
}
