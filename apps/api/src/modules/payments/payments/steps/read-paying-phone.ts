import { toE164 } from "@mauzo/format/phone";
import { refuse } from "../../../../http/refuse.ts";

/** The number in E.164, or 422. */
export function readPayingPhone({ phone }: { phone: string }): string {
  const number = toE164(phone);
  if (number === undefined) throw refuse("phone_invalid", { loc: ["body", "phone"] });
  return number;
}
