import { modern } from "./embedding-page.ts";
import { type PageServer, serveEmbeddingPages } from "./serve-embedding-pages.ts";

/** Serves a modern page with the chat on it. */
export async function serveBlog(place: { site: string; botId: string }): Promise<PageServer> {
  const { url, stop } = await serveEmbeddingPages(
    [{ name: "blog", html: ({ chat }) => modern(chat(), { html: 'lang="en"' }) }],
    {
      ...place,
      files: new Map(),
    },
  );
  return { url: `${url}/0`, stop };
}
