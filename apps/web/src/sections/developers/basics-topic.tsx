import type { Messages } from "../../i18n/messages/en.ts";
import { CodeBlock } from "./code-block.tsx";
import { DefinitionsTable } from "./definitions-table.tsx";
import { Topic } from "./topic.tsx";

const sentence = '{ "code": "not_found", "detail": "Not found" }';
const perField = `{
  "code": "validation",
  "detail": [
    {
      "type": "too_big",
      "loc": ["body", "name"],
      "msg": "Too big: expected string to have <=120 characters"
    }
  ]
}`;

/** What applies to every API call. */
export function BasicsTopic({ messages }: { messages: Messages["developers"] }) {
  const { basics, errors, copy } = messages;
  return (
    <>
      <Topic anchor="basics" heading={basics.heading}>
        <dl className="mt-8 grid grid-cols-1 gap-x-12 gap-y-8 md:grid-cols-2">
          {Object.entries(basics.items).map(([key, { title, text }]) => (
            <div key={key} className="min-w-0">
              <dt className="font-semibold text-lg">{title}</dt>
              <dd className="wrap-anywhere mt-1 text-pretty text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Topic>
      <Topic anchor="errors" heading={errors.heading} text={errors.text}>
        <div className="mt-4 max-w-[46rem] space-y-4">
          <CodeBlock code={sentence} copy={copy} />
          <p className="text-pretty text-muted">{errors.fields}</p>
          <CodeBlock code={perField} copy={copy} />
        </div>
        <DefinitionsTable
          label={errors.heading}
          head={[errors.status, errors.meaning]}
          rows={Object.entries(errors.statuses)}
        />
      </Topic>
    </>
  );
}
