import type { Messages } from "../../i18n/messages/en.ts";

type Text = keyof Messages["header"];
type Entry = { path: string; title: Text; tag?: Text };
/** One entry of the main navigation: a plain link, or a dropdown of sub-links. */
export type NavigationItem = Omit<Entry, "title"> & { name: Text; options?: readonly Entry[] };

/** The main navigation, in its order, with the keys of its texts; paths have no language prefix. */
export const navigation: readonly NavigationItem[] = [
  { path: "/shops", name: "shops" },
  { path: "/pricing", name: "pricing" },
  {
    path: "/resources",
    name: "resources",
    options: [
      { path: "/qr-code", title: "qrCode", tag: "qrTag" },
      { path: "/for-developers", title: "developers" },
      { path: "/resources", title: "allResources" },
    ],
  },
  { path: "/about", name: "about" },
  { path: "/contact-us", name: "contact" },
];

/** Whether the page at `path` belongs to an entry: it is the entry's own page or lies below it. */
export const isAt = (path: string, entry: string): boolean => path === entry || path.startsWith(`${entry}/`);

/** Whether a page belongs to an item or to one of its sub-links. */
export const holds = (item: NavigationItem, path: string): boolean =>
  isAt(path, item.path) || (item.options ?? []).some((option) => isAt(path, option.path));
