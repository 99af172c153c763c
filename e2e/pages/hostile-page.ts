import { expect, type Page } from "@playwright/test";

/** What is on a page that no text may bring there. */
function foreignParts(): string[] {
  const found: string[] = [];
  const look = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll("*")) {
      const name = element.localName;
      for (const attribute of element.attributes) {
        if (/^on/i.test(attribute.name)) found.push(`${name} ${attribute.name}`);
        const leads = ["href", "src", "action", "formaction", "xlink:href"].includes(attribute.name);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them in front of a scheme
        const scheme = attribute.value.replace(/[\u0000-\u0020]/g, "");
        if (leads && /^(javascript|vbscript|data:text)/i.test(scheme)) found.push(`${name} ${attribute.value}`);
        if (leads && /^\/\/e\.example|^x$/.test(attribute.value)) found.push(`${name} ${attribute.value}`);
      }
      if (/^(iframe|object|embed|base|marquee|math|applet|portal|frameset|bgsound|foreignobject)$/.test(name))
        found.push(name);
      if (name === "meta" && element.hasAttribute("http-equiv")) found.push("meta http-equiv");
      if (name === "script" && element.textContent?.trim().startsWith("__xss")) found.push("script");
      if (element.shadowRoot) look(element.shadowRoot);
    }
  };
  look(document);
  return found;
}

/** A page that is watched while it shows hostile text. */
export async function watch(page: Page) {
  const calls: string[] = [];
  await page.exposeBinding("__xss", ({ page: where }) => void calls.push(where.url()));
  page.on("dialog", (dialog) => {
    calls.push(`dialog on ${page.url()}`);
    void dialog.dismiss();
  });
  page.on("console", (message) => {
    if (/content security policy|refused to|trusted type/i.test(message.text())) calls.push(message.text());
  });
  return {
    /** Nothing has run, been refused or come to stand on the page. */
    expectOnlyText: async () => {
      expect(await page.evaluate(foreignParts)).toEqual([]);
      expect(calls).toEqual([]);
    },
  };
}
