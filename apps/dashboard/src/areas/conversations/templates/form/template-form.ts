import type { MessageTemplate, TemplateText } from "@mauzo/contract/conversations/message-templates";
import { type TemplateProblem, templateProblems } from "@mauzo/contract/conversations/template-rules";
import type { Language } from "@mauzo/contract/shared";

/** A template as the form holds it. */
export type TemplateForm = {
  name: string;
  category: MessageTemplate["category"];
  purpose: string;
  examples: MessageTemplate["examples"];
  texts: Record<Language, TemplateText>;
};

const noWords = { header: "", body: "", footer: "", buttons: [] };

/** The form of a saved template, or of a new one of this shop. */
export const toForm = (saved: MessageTemplate | undefined, shop: string): TemplateForm =>
  saved
    ? {
        ...{ name: saved.name, category: saved.category, purpose: saved.purpose ?? "" },
        ...{ examples: saved.examples, texts: saved.texts },
      }
    : {
        ...{ name: "", category: "utility", purpose: "", texts: { en: noWords, sw: noWords } },
        examples: {
          ...{ name: "Neema", number: "7K4Q9-DXM2T", total: "36,000.00 TZS", owed: "10,000.00 TZS" },
          ...{ shop, link: "https://mauzo.example/cart" },
        },
      };

/** A name as WhatsApp takes it, from what is typed. */
export const nameOf = (typed: string): string =>
  typed
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\s-]+/g, "_")
    .replace(/[^a-z0-9_]/g, "");

type FormProblem = { path: string; code: TemplateProblem["code"] | "nameMissing" };

/** What is wrong with a form, at its fields. */
export function problemsOf({ name, texts }: TemplateForm): FormProblem[] {
  const languages = ["sw", "en"] as const;
  const problems: FormProblem[] = name === "" ? [{ path: "name", code: "nameMissing" }] : [];
  for (const language of languages)
    for (const { place, code } of templateProblems(texts[language]))
      problems.push({ path: `texts.${language}.${place}`, code });
  if (languages.every((language) => texts[language].body.trim() === ""))
    problems.push({ path: "texts.sw.body", code: "template_body_missing" });
  return problems;
}
