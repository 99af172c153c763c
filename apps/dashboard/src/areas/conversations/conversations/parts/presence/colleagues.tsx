"use client";

import { useTranslations } from "next-intl";
import { useColleaguesAt } from "../../../../../entities/conversations/conversation/actions/use-presence.ts";

const mostShown = 3;
const initialOf = (name: string) => [...name.trim()][0]?.toUpperCase() ?? "?";

/** Which colleagues are at a conversation: their initials, and in words who writes. Nothing where nobody is. */
export function Colleagues({ id }: { id: string }) {
  const t = useTranslations("conversations.presence");
  const people = useColleaguesAt(id);
  const writer = people.find(({ writesUntil }) => writesUntil > 0);
  if (people.length === 0) return null;
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5">
      <span aria-hidden="true" className="-space-x-1 flex shrink-0">
        {people.slice(0, mostShown).map((each) => (
          <span
            key={each.id}
            title={each.name}
            className="grid size-5 place-items-center rounded-full border border-paper bg-primary-soft font-semibold text-[0.625rem] text-primary-strong"
          >
            {initialOf(each.name)}
          </span>
        ))}
        {people.length > mostShown && <span className="pl-2 text-xs">+{people.length - mostShown}</span>}
      </span>
      {writer ? (
        <bdi className="truncate font-medium text-ink">{t("writes", { name: writer.name })}</bdi>
      ) : (
        <span className="sr-only">{t("looks", { names: people.map(({ name }) => name).join(", ") })}</span>
      )}
    </span>
  );
}

/** Tells whoever writes an answer that a colleague writes one, too: each of the two reads it. */
export function SecondWriter({ id }: { id: string }) {
  const t = useTranslations("conversations.presence");
  const writer = useColleaguesAt(id).find(({ writesUntil }) => writesUntil > 0);
  return (
    <p role="status" className="text-[0.8125rem] text-danger-strong empty:hidden">
      {writer && t("both", { name: writer.name })}
    </p>
  );
}
