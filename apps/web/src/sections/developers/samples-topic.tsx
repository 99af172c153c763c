import { RadioChoice } from "@mauzo/ui/radio-choice";
import { useMessages, useTranslations } from "next-intl";
import { keysOf } from "../../i18n/keys-of.ts";
import type { Messages } from "../../i18n/messages/en.ts";
import { CodeBlock } from "./code-block.tsx";
import { readSample, sampleLanguages } from "./read-samples.ts";
import { Topic } from "./topic.tsx";

/** One program in three languages; CSS alone shows the chosen one. */
function Sample({ name }: { name: keyof Messages["developers"]["samples"]["items"] }) {
  const t = useTranslations("developers");
  const title = t(`samples.items.${name}.title`);
  return (
    <article aria-labelledby={name} className="mt-10 min-w-0">
      <h3 id={name} className="font-bold font-display text-xl tracking-tight">
        {title}
      </h3>
      <p className="mt-1 mb-4 text-pretty text-muted">{t(`samples.items.${name}.text`)}</p>
      <fieldset className="group min-w-0">
        <legend className="sr-only">
          {t("samples.language")}: {title}
        </legend>
        {sampleLanguages.map((language, place) => (
          <RadioChoice
            key={language.name}
            name={`language-${name}`}
            value={language.name}
            defaultChecked={place === 0}
            className="mr-2 mb-2 inline-flex! min-h-10 gap-2! rounded-control px-3 font-medium text-base has-checked:bg-primary-soft has-checked:text-primary-strong"
          >
            {language.name}
          </RadioChoice>
        ))}
        {sampleLanguages.map((language) => (
          <div
            key={language.name}
            className={
              {
                curl: "group-has-[[value=curl]:not(:checked)]:hidden",
                JavaScript: "group-has-[[value=JavaScript]:not(:checked)]:hidden",
                Python: "group-has-[[value=Python]:not(:checked)]:hidden",
              }[language.name]
            }
          >
            <CodeBlock code={readSample(`${name}/${language.file}`)} copy={t("copy")} />
          </div>
        ))}
      </fieldset>
    </article>
  );
}

export function SamplesTopic() {
  const t = useTranslations("developers");
  const { items } = useMessages().developers.samples;
  return (
    <Topic anchor="samples" heading={t("samples.heading")} text={t("samples.text")}>
      {keysOf(items).map((name) => (
        <Sample key={name} name={name} />
      ))}
    </Topic>
  );
}
