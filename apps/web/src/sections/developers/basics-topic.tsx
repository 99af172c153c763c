import { useMessages, useTranslations } from "next-intl";
import { keysOf } from "../../i18n/keys-of.ts";
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
export function BasicsTopic() {
  const t = useTranslations("developers");
  const { basics, errors } = useMessages().developers;
  const copy = t("copy");
  return (
    <>
      <Topic anchor="basics" heading={t("basics.heading")}>
        <dl className="mt-8 grid grid-cols-1 gap-x-12 gap-y-8 md:grid-cols-2">
          {keysOf(basics.items).map((key) => (
            <div key={key} className="min-w-0">
              <dt className="font-semibold text-lg">{t(`basics.items.${key}.title`)}</dt>
              <dd className="wrap-anywhere mt-1 text-pretty text-muted">{t(`basics.items.${key}.text`)}</dd>
            </div>
          ))}
        </dl>
      </Topic>
      <Topic anchor="errors" heading={t("errors.heading")} text={t("errors.text")}>
        <div className="mt-4 max-w-[46rem] space-y-4">
          <CodeBlock code={sentence} copy={copy} />
          <p className="text-pretty text-muted">{t("errors.fields")}</p>
          <CodeBlock code={perField} copy={copy} />
        </div>
        <DefinitionsTable
          label={t("errors.heading")}
          head={[t("errors.status"), t("errors.meaning")]}
          rows={Object.entries(errors.statuses)}
        />
      </Topic>
    </>
  );
}
