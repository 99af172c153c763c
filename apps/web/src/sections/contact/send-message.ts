"use server";
import { postContactMessage } from "../../lib/contact-messages.ts";
import { type ContactFormState, checkDraft, contactFields, readDraft } from "./draft.ts";

/** Sends a message to the API; the form posts here with and without JavaScript. */
export async function sendMessage(_: ContactFormState, data: FormData): Promise<ContactFormState> {
  const draft = readDraft(data);
  const problems = checkDraft(draft);
  if (Object.keys(problems).length > 0) return { kind: "wrong", draft, problems };
  const website = data.get("website");
  const sent = await postContactMessage({
    ...draft,
    website: typeof website === "string" ? website : "",
    language: data.get("language") === "sw" ? "sw" : "en",
  });
  if (sent.kind !== "refused") return { ...sent, draft };
  const refused = contactFields.filter((field) => sent.fields.includes(field));
  if (refused.length === 0) return { kind: "down", draft };
  return { kind: "wrong", draft, problems: Object.fromEntries(refused.map((field) => [field, "wrong" as const])) };
}
