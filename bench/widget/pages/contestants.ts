/** A chat that is measured. Each has a page of its own; apart from the chat all pages are the same. */
export type Contestant = {
  name: string;
  /** Its page is built from this file in peers/hosts; our page and the vanilla ones are written below. */
  host?: string;
};

export const vanilla = "vanilla button and panel";
export const ours = "Mauzo";

export const contestants: readonly Contestant[] = [
  { name: vanilla },
  { name: ours },
  { name: "@typebot.io/js", host: "typebot" },
  { name: "@n8n/chat", host: "n8n" },
  { name: "deep-chat", host: "deep-chat" },
  { name: "flowise-embed", host: "flowise" },
  { name: "react-chatbotify", host: "chatbotify" },
];

/** The simplest possible chat: a round button that opens a panel with a field. */
export const vanillaScript = `(() => {
  const button = document.createElement("button");
  button.textContent = "Chat";
  button.style.cssText = "position:fixed;right:20px;bottom:20px;width:50px;height:50px;border-radius:50%";
  button.onclick = () => {
    const panel = document.createElement("section");
    const field = document.createElement("textarea");
    field.ariaLabel = "Message";
    panel.style.cssText = "position:fixed;right:20px;bottom:20px;width:400px;height:500px;background:#fff;border:1px solid";
    panel.append(field);
    document.body.append(panel);
    field.focus();
  };
  document.body.append(button);
})()`;

/** The host page: everything that is not part of the chat is inside \`data-host\`. */
export const page = (head: string, end: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Shop</title><link rel="icon" href="data:,">${head}</head>
<body><div data-host><header><h1>Shop</h1><nav><a href="#a">Home</a> <a href="#b">Goods</a></nav></header>
<main><h2>Kanga</h2><p>A pair of <b>cloths</b> with a saying.</p><ul><li>Red</li><li>Blue</li></ul>
<table><caption>Prices</caption><tr><th scope="row">Kanga</th><td>25,000</td></tr></table>
<button type="button">Buy</button></main></div>${end}</body></html>`;
