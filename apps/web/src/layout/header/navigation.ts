import type { Messages } from "../../i18n/messages/en.ts";

type Entry = { path: string; title: string; tag?: string };
/** One entry of the main navigation: a plain link, or a dropdown of sub-links. */
export type NavigationItem = Omit<Entry, "title"> & { name: string; options?: readonly Entry[] };

/** The main navigation, in its order; paths have no language prefix. */
export const navigation = (messages: Messages["header"]): readonly NavigationItem[] => [
  { path: "/shops", name: messages.shops },
  { path: "/pricing", name: messages.pricing },
  {
    path: "/resources",
    name: messages.resources,
    options: [
      { path: "/qr-code", title: messages.qrCode, tag: messages.qrTag },
      { path: "/for-developers", title: messages.developers },
      { path: "/resources", title: messages.allResources },
    ],
  },
  { path: "/about", name: messages.about },
  { path: "/contact-us", name: messages.contact },
];

/** Whether the page at `path` belongs to an entry: it is the entry's own page or lies below it. */
export const isAt = (path: string, entry: string): boolean => path === entry || path.startsWith(`${entry}/`);

/** Whether a page belongs to an item or to one of its sub-links. */
export const holds = (item: NavigationItem, path: string): boolean =>
  isAt(path, item.path) || (item.options ?? []).some((option) => isAt(path, option.path));
