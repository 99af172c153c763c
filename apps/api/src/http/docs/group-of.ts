/** Where an address stands in the API reference, by its first part; one without a row carries the part's own name. */
const groups: Readonly<Record<string, string>> = {
  auth: "Signing in",
  user: "Account",
  sessions: "Account",
  api: "Cart",
  invite: "Invites",
  bots: "Chat",
  plugin: "Chat",
  conversation: "Chat",
  public: "Public shops",
  events: "Live changes",
};

/** The area of an endpoint, as a heading: `/price-lists/:id` stands under "Price lists". */
export function groupOf(path: string): string {
  const first = path.split("/")[1] ?? "";
  const words = first.replaceAll("-", " ");
  return groups[first] ?? words.slice(0, 1).toUpperCase() + words.slice(1);
}
