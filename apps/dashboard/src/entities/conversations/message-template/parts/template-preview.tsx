import type { MessageTemplate } from "@mauzo/contract/conversations/message-templates";
import { byEitherName } from "@mauzo/contract/orders/order-workflow";
import type { Language } from "@mauzo/contract/shared";
import { fillText } from "@mauzo/format/fill-text";
import { FormattedText } from "../../../../components/conversation/formatted-text.tsx";

type Props = { label: string; language: Language; form: Pick<MessageTemplate, "texts" | "examples"> };

/** The message as it stands on the customer's phone, with the examples in its fields. */
export function TemplatePreview({ label, language, form: { texts, examples } }: Props) {
  const { header, body, footer, buttons } = texts[language];
  const values = byEitherName(examples);
  return (
    <figure aria-label={label} lang={language} className="rounded-control bg-sunken p-3">
      <div className="wrap-anywhere max-w-80 whitespace-pre-wrap rounded-card rounded-tl-none bg-card px-3 py-2 shadow-sm">
        {header !== "" && <p className="font-semibold">{fillText(header, values)}</p>}
        <p>
          <FormattedText text={fillText(body, values)} />
        </p>
        {footer !== "" && <p className="mt-1 text-[0.8125rem] text-muted">{footer}</p>}
        {buttons.map(({ text }) => (
          <p key={text} className="mt-2 border-line border-t pt-2 text-center font-medium text-primary">
            {text}
          </p>
        ))}
      </div>
    </figure>
  );
}
