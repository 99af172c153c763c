import type { Locale } from "../../../i18n/locale.ts";
import type { Messages } from "../../../i18n/messages/en.ts";
import { contractFolder } from "../read-samples.ts";
import { ScrollingCode } from "../scrolling-code.tsx";
import { Topic } from "../topic.tsx";
import { describeContract } from "./describe-contract.ts";
import { EndpointEntry } from "./endpoint-entry.tsx";
import { EndpointSearch } from "./endpoint-search.tsx";
import { LinkedSchemaNames } from "./linked-schema-names.tsx";
import { readContract } from "./read-contract.ts";

const wordsOf = (name: string) => {
  const words = name.replaceAll("-", " ");
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

/** Every API call, from the contract. */
export async function ReferenceTopic({ locale, messages }: { locale: Locale; messages: Messages["developers"] }) {
  const texts = messages.reference;
  const { areas, shapes } = describeContract(await readContract(contractFolder()), texts.limits);
  const titles = new Map(Object.entries(texts.areas));
  const order = [...titles.keys()];
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return (
    <Topic anchor="reference" heading={texts.heading} text={texts.text}>
      <p className="mt-4">
        <a href="/api/openapi.json" className="font-medium text-primary underline underline-offset-4">
          {texts.document}
        </a>
      </p>
      <EndpointSearch label={texts.search} found={texts.found} none={texts.none} />
      {areas
        .toSorted((one, other) => rank(one.name) - rank(other.name))
        .map(({ name, endpoints }) => (
          <section key={name} data-area="" aria-labelledby={`area-${name}`} className="mt-8">
            <h3 id={`area-${name}`} className="mb-3 font-bold font-display text-xl tracking-tight">
              {titles.get(name) ?? <span lang="en">{wordsOf(name)}</span>}
            </h3>
            <div className="space-y-2">
              {endpoints.map((endpoint) => (
                <EndpointEntry key={endpoint.anchor} locale={locale} endpoint={endpoint} texts={texts} />
              ))}
            </div>
          </section>
        ))}
      <h3 id="shapes" className="mt-12 font-bold font-display text-xl tracking-tight">
        {texts.shapes}
      </h3>
      <p className="mt-1 mb-3 text-muted">{texts.shapesText}</p>
      <div className="gap-x-2 md:columns-2">
        {shapes.map(({ name, text }) => (
          <details
            key={name}
            id={`shape-${name}`}
            className="mb-2 break-inside-avoid rounded-card border border-line bg-card"
          >
            <summary className="flex min-h-11 items-center px-3">
              <code className="wrap-anywhere min-w-0 text-sm">{name}</code>
            </summary>
            <ScrollingCode className="border-line border-t p-3 text-sm">
              <LinkedSchemaNames text={text} />
            </ScrollingCode>
          </details>
        ))}
      </div>
    </Topic>
  );
}
