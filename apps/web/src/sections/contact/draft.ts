export const contactFields = ["full_name", "email", "phone", "message"] as const;
export type ContactField = (typeof contactFields)[number];

/** The form as typed. */
export type Draft = Record<ContactField, string>;
export type Problems = Partial<Record<ContactField, "missing" | "wrong">>;

/** The result of sending, with what was typed: nothing is lost if it fails. */
export type ContactFormState = { draft: Draft } & (
  | { kind: "blank" }
  | { kind: "sent" }
  | { kind: "wrong"; problems: Problems }
  | { kind: "limited"; minutes: number }
  | { kind: "down" }
);

export const blank: ContactFormState = { kind: "blank", draft: { full_name: "", email: "", phone: "", message: "" } };

/** In UTF-16 units, as `maxlength` counts. */
export const most: Record<ContactField, number> = { full_name: 80, email: 254, phone: 32, message: 2000 };

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const digitsOf = (phone: string) => phone.replaceAll(/\D/g, "").length;

/** The fields as posted; anything but text counts as empty. */
export function readDraft(data: FormData): Draft {
  const text = (name: ContactField) => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  return { full_name: text("full_name"), email: text("email"), phone: text("phone"), message: text("message") };
}

/** Obvious mistakes, found before the API is called; the API checks more closely. */
export function checkDraft(draft: Draft): Problems {
  const problems: Problems = {};
  for (const field of contactFields) {
    const text = draft[field].trim();
    if (text === "") problems[field] = "missing";
    else if (text.length > most[field]) problems[field] = "wrong";
  }
  if (!problems.email && !looksLikeEmail.test(draft.email.trim())) problems.email = "wrong";
  const digits = digitsOf(draft.phone);
  if (!problems.phone && (digits < 7 || digits > 15)) problems.phone = "wrong";
  return problems;
}
