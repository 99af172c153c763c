"use client";

import type { ContactPreview as Row } from "@mauzo/contract/customers/contact-imports";
import { Badge } from "@mauzo/ui/badge";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { Became } from "../../../../entities/shop/import/parts/became.tsx";

type Shown = Row["becomes"];

/** What the good rows of a file would add or fill in, before the import. */
export function ContactPreview({ customers, more }: { customers: readonly Row[]; more: number }) {
  const t = useTranslations("contactImports");
  const shared = useTranslations("imports.file");
  const words = useTranslations("customers");
  const facts: [label: string, of: (shown: Shown) => string][] = [
    [t("field.phone"), ({ phones }) => phones.join(", ")],
    [t("field.place"), ({ place }) => place],
    [t("field.language"), ({ language }) => (language ? words(`languages.${language}`) : "")],
    [t("field.gender"), ({ gender }) => (gender ? words(`genders.${gender}`) : "")],
    [t("field.birthday"), ({ birthday }) => birthday ?? ""],
    [t("field.tags"), ({ tags }) => tags.join(", ")],
  ];
  return (
    <Card title={shared("previewTitle")} description={shared("previewText")} flush>
      <ul>
        {customers.map(({ line, becomes, was }) => (
          <li key={line} className="border-line border-t px-4 py-3 md:px-5">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="wrap-anywhere min-w-0 font-medium">
                <Became was={was?.name}>{becomes.name || words("unnamed")}</Became>
              </span>
              <Badge tone={was ? "info" : "primary"}>{was ? t("isFilled") : t("isNew")}</Badge>
            </p>
            <dl className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-[0.8125rem]">
              {facts
                .filter(([, of]) => of(becomes) !== "")
                .map(([label, of]) => (
                  <div key={label} className="flex min-w-0 gap-1">
                    <dt className="shrink-0 text-muted">{label}:</dt>
                    <dd className="wrap-anywhere min-w-0">
                      <Became was={was ? of(was) : undefined}>{of(becomes)}</Became>
                    </dd>
                  </div>
                ))}
            </dl>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="border-line border-t px-4 py-3 text-muted md:px-5">{shared("previewMore", { count: more })}</p>
      )}
    </Card>
  );
}
