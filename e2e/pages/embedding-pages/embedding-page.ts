/** What a page needs to embed the chat. */
export type Embed = {
  /** The address of Mauzo. */
  site: string;
  botId: string;
  /** The page is also visited without the chat. */
  isWith: boolean;
  /** The script tag that embeds the chat; empty on the page without it. */
  chat(attributes?: string): string;
};

/** Another site's page. */
export type EmbeddingPage = {
  name: string;
  html(embed: Embed): string;
  /** Its content security policy. */
  policy?(site: string): string;
  /** How to remove the chat from the page; the chat's own `destroy` by default. */
  leave?: { button: string };
  /** Globals the chat may leave on `window`; `Mauzo` by default. */
  globals?: readonly string[];
};

export const embedding = (site: string, botId: string, isWith: boolean): Embed => ({
  site,
  botId,
  isWith,
  chat: (attributes = "async") =>
    isWith ? `<script src="${site}/widget.js" data-bot="${botId}" ${attributes}></script>` : "",
});

/** Content that a chat with leaking styles would change or cover. */
export const content = `<header><h1>Duka la Asha</h1><nav><a href="#a">Nyumbani</a> <a href="#b">Bidhaa</a></nav></header>
<main><p>Karibu <b>sana</b>.</p><button type="button">Nunua</button>
<form><label>Jina <input name="name"></label><select><option>Kanga</option></select><textarea></textarea></form>
<table><tr><th>Bidhaa</th><td>Bei</td></tr></table><ul><li>Moja</li><li>Mbili</li></ul><mauzo-other>x</mauzo-other></main>`;

type Parts = { head?: string; body?: string; html?: string };

/** A modern page around these parts. */
export const modern = (chat: string, { head = "", body = content, html = 'lang="sw"' }: Parts = {}): string =>
  `<!doctype html><html ${html}><head><meta charset="utf-8"><title>Blogu</title>${head}</head><body>${body}${chat}</body></html>`;
