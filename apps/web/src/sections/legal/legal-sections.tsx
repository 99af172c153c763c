import { fill } from "@mauzo/format/fill";
import { companyDetails } from "../../lib/company-details.ts";

/** `points` follow the text as a list; most sections have none. */
type LegalSection = { title: string; text: string[]; points: string[] };
export type LegalText = Record<string, LegalSection>;

const { email, phone, address } = companyDetails;
const facts = { email, phone: phone.shown, address: `${address.line}, ${address.city}, ${address.country}` };

/** The sections in order, numbered; the key of each is its anchor. */
export function LegalSections({ sections }: { sections: LegalText }) {
  return Object.entries(sections).map(([anchor, { title, text, points }], place) => (
    <section key={anchor} className="mt-12 break-inside-avoid-page">
      <h2 id={anchor} className="text-balance font-bold font-display text-2xl leading-tight tracking-tight">
        <span className="text-muted">{place + 1}.</span> {title}
      </h2>
      {text.map((paragraph) => (
        <p key={paragraph} className="mt-4 text-pretty">
          {fill(paragraph, facts)}
        </p>
      ))}
      {points.length > 0 && (
        <ul className="mt-4 list-disc space-y-2 pl-5 marker:text-primary">
          {points.map((point) => (
            <li key={point} className="text-pretty">
              {point}
            </li>
          ))}
        </ul>
      )}
    </section>
  ));
}
