import type { TemplateCategory, TemplateExamples, TemplateText } from "@mauzo/contract/conversations/message-templates";
import { fieldsIn, numberedText } from "@mauzo/contract/conversations/template-rules";

type Written = { category: TemplateCategory; text: TemplateText; examples: TemplateExamples };

/** What the service is given of a template: its category and components, with an example for each variable. */
export function templateToWire({ category, text: { header, body, footer, buttons }, examples }: Written) {
  const examplesOf = (text: string) => fieldsIn(text).map((field) => examples[field] || "–");
  const headerValues = examplesOf(header);
  const bodyValues = examplesOf(body);
  return {
    category: category.toUpperCase(),
    components: [
      ...(header === ""
        ? []
        : [
            {
              ...{ type: "HEADER", format: "TEXT", text: numberedText(header) },
              ...(headerValues.length > 0 && { example: { header_text: headerValues } }),
            },
          ]),
      {
        ...{ type: "BODY", text: numberedText(body) },
        ...(bodyValues.length > 0 && { example: { body_text: [bodyValues] } }),
      },
      ...(footer === "" ? [] : [{ type: "FOOTER", text: footer }]),
      ...(buttons.length === 0
        ? []
        : [
            {
              type: "BUTTONS",
              buttons: buttons.map(({ kind, text, address }) =>
                kind === "link" ? { type: "URL", text, url: address } : { type: "QUICK_REPLY", text },
              ),
            },
          ]),
    ],
  };
}
