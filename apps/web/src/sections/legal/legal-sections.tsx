import { useMessages, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { keysOf } from "../../i18n/keys-of.ts";
import { companyDetails } from "../../lib/company-details.ts";

export type LegalDocument = "privacy" | "terms";

const { email, phone, address } = companyDetails;
const facts = { email, phone: phone.shown, address: `${address.line}, ${address.city}, ${address.country}` };

const parts = {
  p: (text: ReactNode) => <p className="mt-4 text-pretty">{text}</p>,
  points: (points: ReactNode) => <ul className="mt-4 list-disc space-y-2 pl-5 marker:text-primary">{points}</ul>,
  li: (text: ReactNode) => <li className="text-pretty">{text}</li>,
};

/** The sections in order, numbered; the key of each is its anchor. */
export function LegalSections({ document }: { document: LegalDocument }) {
  const t = useTranslations(document);
  const { sections } = useMessages()[document];
  return keysOf(sections).map((anchor, place) => (
    <section key={anchor} className="mt-12 break-inside-avoid-page">
      <h2 id={anchor} className="text-balance font-bold font-display text-2xl leading-tight tracking-tight">
        <span className="text-muted">{place + 1}.</span> {t(`sections.${anchor}.title`)}
      </h2>
      {t.rich(`sections.${anchor}.text`, { ...facts, ...parts })}
    </section>
  ));
}
