import { toE164 } from "@mauzo/format/phone";
import { refuse } from "../../../../http/refuse.ts";

/** A number as it is stored; null for none. @throws 422 */
export function readPhone(text: string): string | null {
  if (text === "") return null;
  const phone = toE164(text);
  if (phone === undefined) throw refuse("phone_invalid", { loc: ["body", "phone"] });
  return phone;
}
