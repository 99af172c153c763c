/** What a page needs to embed the chat. */
export type Embed = {
  /** Where Mauzo is. */
  site: string;
  botId: string;
  /** The same page is looked at without the chat, too. */
  isWith: boolean;
  /** The element that embeds the chat; nothing on the page without it. */
  chat(attributes?: string): string;
};

/** Somebody else's page. */
export type Host = {
  name: string;
  html(embed: Embed): string;
  /** Its content policy. */
  policy?(site: string): string;
  /** Takes the chat off the page again; the chat's own `destroy` by default. */
  leave?: { button: string };
  /** What it may leave on `window`; `Mauzo` by default. */
  globals?: readonly string[];
};

export const embedding = (site: string, botId: string, isWith: boolean): Embed => ({
  site,
  botId,
  isWith,
  chat: (attributes = "async") =>
    isWith ? `<script src="${site}/widget.js" data-bot="${botId}" ${attributes}></script>` : "",
});

/** Things a chat that spills over would change or hide. */
export const content = `<header><h1>Duka la Asha</h1><nav><a href="#a">Nyumbani</a> <a href="#b">Bidhaa</a></nav></header>
<main><p>Karibu <b>sana</b>.</p><button type="button">Nunua</button>
<form><label>Jina <input name="name"></label><select><option>Kanga</option></select><textarea></textarea></form>
<table><tr><th>Bidhaa</th><td>Bei</td></tr></table><ul><li>Moja</li><li>Mbili</li></ul><mauzo-other>x</mauzo-other></main>`;

type Parts = { head?: string; body?: string; html?: string };

/** A page of today around these parts. */
export const modern = (chat: string, { head = "", body = content, html = 'lang="sw"' }: Parts = {}): string =>
  `<!doctype html><html ${html}><head><meta charset="utf-8"><title>Blogu</title>${head}</head><body>${body}${chat}</body></html>`;
