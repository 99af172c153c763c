import type { Access } from "@mauzo/contract/endpoint";
import { clsx } from "clsx";
import { useLocale, useTranslations } from "next-intl";
import { summaryIn } from "../../../i18n/reference-summaries.ts";
import { ScrollingCode } from "../scrolling-code.tsx";
import type { DescribedEndpoint } from "./describe-contract.ts";
import { LinkedSchemaNames } from "./linked-schema-names.tsx";

function AccessText({ access }: { access: Access }) {
  const t = useTranslations("developers.reference");
  if (typeof access === "string") return t(`accesses.${access}`);
  return t.rich("accesses.need", {
    permission: `${access.resource}: ${access.action}`,
    code: (permission) => <code>{permission}</code>,
  });
}

/** Quoted values are code, not words of a language. */
const withCode = (text: string) =>
  text.split(/("[^"]*")/).map((part) => (part.startsWith('"') ? <code key={part}>{part}</code> : part));

const methodLook = {
  GET: "bg-info-soft text-info-strong",
  POST: "bg-primary-soft text-primary-strong",
  PUT: "bg-accent-soft text-ink",
  PATCH: "bg-accent-soft text-ink",
  DELETE: "bg-danger-soft text-danger-strong",
};

/** One API call, collapsed to its method, path and summary. */
export function EndpointEntry({ endpoint }: { endpoint: DescribedEndpoint }) {
  const t = useTranslations("developers.reference");
  const locale = useLocale();
  const { method, path, fields, body, reply, errors } = endpoint;
  const translated = summaryIn(locale, `${method} ${path}`);
  const notes = [
    endpoint.ownOriginOnly && t("ownOrigin"),
    endpoint.stepUp && t("stepUp"),
    endpoint.takesKey && t("key"),
  ].filter((note) => note !== false);
  return (
    <details id={endpoint.anchor} data-call="" className="rounded-card border border-line bg-card">
      <summary className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
        <span
          lang="en"
          className={clsx("w-16 rounded px-1 py-0.5 text-center font-semibold text-xs", methodLook[method])}
        >
          {method}
        </span>
        <code className="wrap-anywhere text-sm">{path}</code>
        <span
          lang={translated || locale === "en" ? undefined : "en"}
          className="wrap-anywhere min-w-0 basis-full text-base text-muted"
        >
          {translated ?? endpoint.summary}
        </span>
      </summary>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-4 border-line border-t p-4 text-base sm:grid-cols-[9rem_minmax(0,1fr)] [&>dt]:font-medium">
        <dt>{t("access")}</dt>
        <dd>
          <AccessText access={endpoint.access} />
          {notes.length > 0 && `. ${notes.join(" ")}`}
        </dd>
        {fields.length > 0 && (
          <>
            <dt>{t("parameters")}</dt>
            <dd>
              <ul className="space-y-1">
                {fields.map(({ name, place, type, required, limits }) => (
                  <li key={name}>
                    <code className="wrap-anywhere text-sm">
                      {name}: <LinkedSchemaNames text={type} />
                    </code>{" "}
                    <span className="text-muted">
                      {withCode([t(`place.${place}`), required && t("required"), limits].filter(Boolean).join(", "))}
                    </span>
                  </li>
                ))}
              </ul>
            </dd>
          </>
        )}
        {(body !== undefined || endpoint.takesFile) && (
          <>
            <dt>{t("body")}</dt>
            <dd>{body === undefined ? t("file") : <Shape text={body} />}</dd>
          </>
        )}
        <dt>
          {t("reply")} {endpoint.status}
        </dt>
        <dd>
          <Shape text={reply} />
        </dd>
        {errors.length > 0 && (
          <>
            <dt>{t("errors")}</dt>
            <dd>
              <ul className="flex flex-wrap gap-x-4 gap-y-1">
                {errors.map((code) => (
                  <li key={code}>
                    <code className="wrap-anywhere text-sm">{code}</code>
                  </li>
                ))}
              </ul>
            </dd>
          </>
        )}
      </dl>
    </details>
  );
}

const Shape = ({ text }: { text: string }) => (
  <ScrollingCode className="rounded-control bg-sunken p-3 text-sm">
    <LinkedSchemaNames text={text} />
  </ScrollingCode>
);
