import { modern } from "./host.ts";
import { type Hosts, serveHosts } from "./serve-hosts.ts";

/** Somebody's page of today with the chat on it. */
export async function serveBlog(place: { site: string; botId: string }): Promise<Hosts> {
  const { url, stop } = await serveHosts(
    [{ name: "blog", html: ({ chat }) => modern(chat(), { html: 'lang="en"' }) }],
    {
      ...place,
      files: new Map(),
    },
  );
  return { url: `${url}/0`, stop };
}
