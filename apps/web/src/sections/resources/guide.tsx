import { useMessages, useTranslations } from "next-intl";
import { keysOf } from "../../i18n/keys-of.ts";
import type { Messages } from "../../i18n/messages/en.ts";

type Props = { anchor: keyof Messages["resources"]["guides"]["items"] };

/** A guide to read in a minute: what it is about, then numbered steps. */
export function Guide({ anchor }: Props) {
  const t = useTranslations("resources.guides.items");
  const { steps } = useMessages().resources.guides.items[anchor];
  return (
    <article
      aria-labelledby={anchor}
      className="wrap-anywhere mt-12 grid grid-cols-1 gap-x-16 gap-y-6 border-ink border-t-2 pt-6 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]"
    >
      <header>
        <h3 id={anchor} className="text-balance font-bold font-display text-2xl leading-tight tracking-tight">
          {t(`${anchor}.title`)}
        </h3>
        <p className="mt-3 text-pretty text-muted">{t(`${anchor}.intro`)}</p>
      </header>
      <ol className="max-w-[42rem] space-y-6">
        {keysOf(steps).map((step, place) => (
          <li key={step} className="flex gap-4">
            <span
              aria-hidden="true"
              className="grid size-9 shrink-0 place-items-center rounded-full bg-accent font-bold font-display text-on-accent"
            >
              {place + 1}
            </span>
            <div className="min-w-0 pt-1">
              <h4 className="font-semibold text-lg leading-snug">{t(`${anchor}.steps.${step}.title`)}</h4>
              <p className="mt-1 text-pretty text-muted">{t(`${anchor}.steps.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </article>
  );
}
