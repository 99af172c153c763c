type Key = "title" | "search" | "searchPlaceholder" | "failed" | "noMatch" | "noMatchText" | "emptyTitle" | "emptyText";

/** The texts of a list page, under the keys that every list uses in its messages. */
export type ListTexts = Readonly<Record<Key, string>>;

/** Reads a list's texts from the messages of its area. */
export const listTexts = (t: (key: Key) => string): ListTexts => ({
  title: t("title"),
  search: t("search"),
  searchPlaceholder: t("searchPlaceholder"),
  failed: t("failed"),
  noMatch: t("noMatch"),
  noMatchText: t("noMatchText"),
  emptyTitle: t("emptyTitle"),
  emptyText: t("emptyText"),
});
