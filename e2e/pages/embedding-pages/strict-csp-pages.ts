import { createHash } from "node:crypto";
import { type EmbeddingPage, modern } from "./embedding-page.ts";

const rest = (site: string) => `default-src 'none'; connect-src ${site}; img-src ${site}`;
const nonce = "bm9uY2U";

const loader = (site: string, botId: string) =>
  `(function(){var s=document.createElement("script");s.src="${site}/widget.js";s.dataset.bot="${botId}";document.body.append(s)})()`;

/** Pages with a content security policy that allows only the chat. */
export const strictCspPages = (botId: string): EmbeddingPage[] => [
  {
    name: "a policy of origins",
    policy: (site) => `${rest(site)}; script-src ${site}`,
    html: ({ chat }) => modern(chat()),
  },
  {
    name: "a policy with a nonce",
    policy: (site) => `${rest(site)}; script-src 'nonce-${nonce}'`,
    html: ({ chat }) => modern(chat(`nonce="${nonce}" async`)),
  },
  {
    name: "a policy with a hash",
    policy: (site) => {
      const hash = createHash("sha256").update(loader(site, botId)).digest("base64");
      return `${rest(site)}; script-src 'sha256-${hash}' 'strict-dynamic'`;
    },
    html: ({ site, isWith }) => modern(isWith ? `<script>${loader(site, botId)}</script>` : ""),
  },
  {
    name: "no trusted types at all",
    policy: (site) => `${rest(site)}; script-src ${site}; require-trusted-types-for 'script'; trusted-types 'none'`,
    html: ({ chat }) => modern(chat()),
  },
];
