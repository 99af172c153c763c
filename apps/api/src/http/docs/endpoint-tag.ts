/** The heading for a path in the API reference, by its first part; a part without an entry is its own heading. */
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

/** The heading of an endpoint: `/price-lists/:id` goes under "Price lists". */
export function endpointTag(path: string): string {
  const first = path.split("/")[1] ?? "";
  const words = first.replaceAll("-", " ");
  return groups[first] ?? words.slice(0, 1).toUpperCase() + words.slice(1);
}
