type Key = "title" | "search" | "searchPlaceholder" | "failed" | "noMatch" | "noMatchText" | "emptyTitle" | "emptyText";

/** What the page of a list says, under the names every list has for it in the messages. */
export type ListWords = Readonly<Record<Key, string>>;

/** The words of a list from its area's messages. */
export const listWords = (t: (key: Key) => string): ListWords => ({
  title: t("title"),
  search: t("search"),
  searchPlaceholder: t("searchPlaceholder"),
  failed: t("failed"),
  noMatch: t("noMatch"),
  noMatchText: t("noMatchText"),
  emptyTitle: t("emptyTitle"),
  emptyText: t("emptyText"),
});
