import type { FieldError } from "@mauzo/api-client/errors/field-errors";
import type { ErrorCode } from "@mauzo/contract/errors";
import { NewShop } from "@mauzo/contract/shop/shop";

export const shopFields = ["name", "category", "place", "whatsapp_number", "logo", "cover"] as const;
export type ShopField = (typeof shopFields)[number];
type Problem =
  | "categoryMissing"
  | "logoGone"
  | "nameAddress"
  | "nameLong"
  | "nameMissing"
  | "placeLong"
  | "whatsappMissing"
  | "whatsappWrong";
export type ShopProblems = Partial<Record<ShopField, Problem>>;

/** No phone number with its country code is shorter than 7 digits. */
export const isTooShort = (number: string) => number.replace(/\D/g, "").length < 7;

/**
 * What was typed as the contract expects it, or the problems; `numberWrong` if the phone number was parsed and is
 * invalid.
 */
export function parseNewShop(form: FormData, numberWrong = false): { data?: NewShop; problems: ShopProblems } {
  const number = String(form.get("whatsapp_number") ?? "").trim();
  const read = NewShop.safeParse({ name: form.get("name"), category: form.get("category"), whatsapp_number: number });
  const problems = problemsOf(read.error?.issues ?? [], number === "" ? "whatsappMissing" : "whatsappWrong");
  const wrong = numberWrong || isTooShort(number);
  if (wrong) problems.whatsapp_number ??= "whatsappWrong";
  return read.success && !wrong ? { data: read.data, problems } : { problems };
}

/** What is wrong, at its field. `whatsapp` is what is said of the number. */
export function problemsOf(
  issues: readonly { code: string; message?: string; path: readonly PropertyKey[] }[],
  whatsapp: "whatsappMissing" | "whatsappWrong",
): ShopProblems {
  const problems: ShopProblems = {};
  for (const { path, code, message } of issues) {
    if (path[0] === "name")
      problems.name =
        code === "too_big"
          ? "nameLong"
          : message === ("name_with_link" satisfies ErrorCode)
            ? "nameAddress"
            : "nameMissing";
    if (path[0] === "logo_id") problems.logo = "logoGone";
    if (path[0] === "cover_id") problems.cover = "logoGone";
    if (path[0] === "place") problems.place = "placeLong";
    if (path[0] === "category") problems.category = "categoryMissing";
    if (path[0] === "whatsapp_number") problems.whatsapp_number = whatsapp;
  }
  return problems;
}

/** What the server refuses further, as far as the form has messages for it. */
const known = new Set<ErrorCode | undefined>(["phone_invalid", "picture_gone"]);

/** Maps the server's field errors to the form's messages; leaves out those the form has no message for. */
export const serverProblems = (errors: readonly FieldError[]): ShopProblems =>
  problemsOf(
    errors
      .filter(({ type, code }) => type !== "value_error" || known.has(code))
      .map(({ path, type, code }) => ({ path, code: type, message: code })),
    "whatsappWrong",
  );
