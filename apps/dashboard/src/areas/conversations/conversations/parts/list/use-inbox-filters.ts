import { conversationChannels } from "@mauzo/contract/conversations/facts";
import { Language } from "@mauzo/contract/shared";
import { useTranslations } from "next-intl";
import { choiceFilter, type ListFilter } from "../../../../../components/list/filters/list-filter.ts";
import { type ConversationFilters, orderedFilters, unreadFilters } from "../../filters.ts";

/** The shop's people, and the tags of its customers; undefined for readers who may not see customers. */
export type FilterValues = {
  people: readonly { id: string; name: string }[];
  tags: readonly string[] | undefined;
};
type Change = (filters: Partial<Omit<ConversationFilters, "search" | "pages">>) => void;

/** A value from the address stays among the choices, also while the known ones are not here yet. */
const withChosen = (known: readonly string[], value: string | null) =>
  value === null || known.includes(value) ? known : [...known, value];

/** What the inbox can be filtered by, besides its queues. */
export function useInboxFilters(
  filters: ConversationFilters,
  { people, tags }: FilterValues,
  onChange: Change,
): readonly ListFilter[] {
  const t = useTranslations("conversations");
  const { channel, ordered, language, unread, assignee, tag } = filters;
  const names = new Map([["nobody", t("nobody")], ...people.map(({ id, name }) => [id, name] as const)]);
  const byTag =
    tags === undefined
      ? []
      : [
          choiceFilter({
            ...{ id: "tag", label: t("filter.tag"), values: withChosen(tags, tag), value: tag },
            nameOf: (value) => value,
            onChange: (value) => onChange({ tag: value }),
          }),
        ];
  return [
    choiceFilter({
      ...{ id: "channel", label: t("filter.channel"), values: conversationChannels, value: channel },
      nameOf: (value) => t(`channel.${value}`),
      onChange: (value) => onChange({ channel: value }),
    }),
    choiceFilter({
      ...{ id: "assignee", label: t("assignee"), values: withChosen([...names.keys()], assignee), value: assignee },
      nameOf: (value) => names.get(value) ?? t("filter.somebody"),
      onChange: (value) => onChange({ assignee: value }),
    }),
    ...byTag,
    choiceFilter({
      ...{ id: "ordered", label: t("filter.ordered"), values: orderedFilters, value: ordered },
      nameOf: (value) => t(`filter.orderedBy.${value}`),
      onChange: (value) => onChange({ ordered: value }),
    }),
    choiceFilter({
      ...{ id: "language", label: t("filter.language"), values: Language.options, value: language },
      nameOf: (value) => t(`filter.languages.${value}`),
      onChange: (value) => onChange({ language: value }),
    }),
    choiceFilter({
      ...{ id: "unread", label: t("filter.unread"), values: unreadFilters, value: unread },
      nameOf: () => t("unread"),
      onChange: (value) => onChange({ unread: value }),
    }),
  ];
}
