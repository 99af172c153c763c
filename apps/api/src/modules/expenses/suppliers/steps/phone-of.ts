import { toE164 } from "@mauzo/format/phone";
import { refuse } from "../../../../http/refuse.ts";

/** The number that was typed, if one was. @throws 422 for what is no number */
export function phoneOf(typed: string): string | null {
  if (typed === "") return null;
  const phone = toE164(typed);
  if (phone === undefined) throw refuse("phone_invalid", { loc: ["body", "phone"] });
  return phone;
}
