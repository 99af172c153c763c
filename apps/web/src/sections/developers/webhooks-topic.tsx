import { useTranslations } from "next-intl";
import { CodeBlock } from "./code-block.tsx";
import { readSample } from "./read-samples.ts";
import { Topic } from "./topic.tsx";

const verifiers = [
  { name: "JavaScript", file: "verify-webhook/javascript.mjs" },
  { name: "Python", file: "verify-webhook/python.py" },
] as const;

/** How a program hears of what happens in a shop, and knows that it is the shop that tells. */
export function WebhooksTopic() {
  const t = useTranslations("developers");
  return (
    <Topic anchor="webhooks" heading={t("webhooks.heading")} text={t("webhooks.text")}>
      <p className="mt-4 max-w-[42rem] text-pretty text-muted">{t("webhooks.verify")}</p>
      {verifiers.map(({ name, file }) => (
        <article key={name} aria-label={name} className="mt-8 min-w-0">
          <h3 className="mb-4 font-bold font-display text-xl tracking-tight">{name}</h3>
          <CodeBlock code={readSample(file)} copy={t("copy")} />
        </article>
      ))}
    </Topic>
  );
}
