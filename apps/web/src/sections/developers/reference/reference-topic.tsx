import { useTranslations } from "next-intl";
import { getMessages, getTranslations } from "next-intl/server";
import { keysOf } from "../../../i18n/keys-of.ts";
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

type Area = keyof Messages["developers"]["reference"]["areas"];

function AreaName({ name, other }: { name: Area | undefined; other: string }) {
  const t = useTranslations("developers.reference");
  return name ? t(`areas.${name}`) : <span lang="en">{other}</span>;
}

/** Every API call, from the contract. */
export async function ReferenceTopic() {
  const t = await getTranslations("developers.reference");
  const { areas: names, found, limits } = (await getMessages()).developers.reference;
  const { areas, shapes } = describeContract(await readContract(contractFolder()), limits);
  const order = keysOf(names);
  const known = (name: string) => order.find((one) => one === name);
  const rank = (name: string) => order.findIndex((one) => one === name) + 1 || order.length + 1;
  return (
    <Topic anchor="reference" heading={t("heading")} text={t("text")}>
      <p className="mt-4">
        <a href="/api/openapi.json" className="font-medium text-primary underline underline-offset-4">
          {t("document")}
        </a>
      </p>
      <EndpointSearch label={t("search")} found={found} none={t("none")} />
      {areas
        .toSorted((one, other) => rank(one.name) - rank(other.name))
        .map(({ name, endpoints }) => (
          <section key={name} data-area="" aria-labelledby={`area-${name}`} className="mt-8">
            <h3 id={`area-${name}`} className="mb-3 font-bold font-display text-xl tracking-tight">
              <AreaName name={known(name)} other={wordsOf(name)} />
            </h3>
            <div className="space-y-2">
              {endpoints.map((endpoint) => (
                <EndpointEntry key={endpoint.anchor} endpoint={endpoint} />
              ))}
            </div>
          </section>
        ))}
      <h3 id="shapes" className="mt-12 font-bold font-display text-xl tracking-tight">
        {t("shapes")}
      </h3>
      <p className="mt-1 mb-3 text-muted">{t("shapesText")}</p>
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
