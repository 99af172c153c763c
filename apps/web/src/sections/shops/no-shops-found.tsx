import { useMessages, useTranslations } from "next-intl";
import { ButtonLink } from "../../layout/button-link.tsx";

import { noResultsText } from "./no-results-text.ts";

type Props = { place?: string; clearAddress: string; hidden?: boolean };

/** Shown when nothing matches: what may help, and an invitation to open a shop. */
export function NoShopsFound({ place = "", clearAddress, hidden = false }: Props) {
  const t = useTranslations("shops");
  const { title, text } = noResultsText(place, useMessages().shops);
  return (
    <div data-none="" hidden={hidden} className="mt-5 rounded-2xl bg-sunken px-6 py-16 text-center">
      <svg viewBox="0 0 96 64" className="mx-auto h-16 w-24" aria-hidden="true">
        <path className="fill-primary-soft" d="M12 26h72v34H12z" />
        <path className="fill-primary" d="M8 10h80l4 16H4z" />
        <path className="fill-accent" d="M20 26a8 8 0 0 1-16 0zM52 26a8 8 0 0 1-16 0zM92 26a8 8 0 0 1-16 0z" />
      </svg>
      <h3 className="mt-5 font-bold font-display text-2xl">{title}</h3>
      <p className="mt-2 text-muted">{text}</p>
      <p className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonLink href={clearAddress} data-clear="">
          {t("clear")}
        </ButtonLink>
        <ButtonLink variant="secondary" href="/dashboard?auth=Signup">
          {t("own")}
        </ButtonLink>
      </p>
    </div>
  );
}
