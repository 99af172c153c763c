import { expect, type Page } from "@playwright/test";

/** Lists the elements and attributes of a page that no text should be able to add. */
function foreignParts(page: Document = document): string[] {
  const found: string[] = [];
  const collect = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll("*")) {
      const name = element.localName;
      for (const attribute of element.attributes) {
        if (/^on/i.test(attribute.name)) found.push(`${name} ${attribute.name}`);
        if (!["href", "src", "action", "formaction", "xlink:href", "data"].includes(attribute.name)) continue;
        // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them in front of a scheme
        const address = attribute.value.replace(/[\u0000-\u0020]/g, "");
        // React gives forms that it submits itself a URL that only throws.
        if (address.startsWith("javascript:thrownewError('AReactformwas")) continue;
        if (/^(javascript|vbscript|data:text)|^\/\/e\.example|^x$/i.test(address))
          found.push(`${name} ${attribute.value}`);
      }
      if (/^(x|iframe|object|embed|base|marquee|math|applet|portal|frameset|bgsound|foreignobject)$/.test(name))
        found.push(name);
      if (name === "meta" && element.hasAttribute("http-equiv")) found.push("meta http-equiv");
      if (element.id === "cookie") found.push("an element that hides a property of the document");
      if (/^(script|style)$/.test(name) && /^\s*(__xss|\*\{background)/.test(element.textContent ?? ""))
        found.push(name);
      if (element.shadowRoot) collect(element.shadowRoot);
    }
  };
  collect(page);
  return found;
}

/** All text of a page, including the chat's and the values of its fields. */
function textOf(): string {
  const fields = [...document.querySelectorAll("input, textarea")].map((field) => Object(field).value);
  const boxes = [...document.querySelectorAll("*")].map((element) => element.shadowRoot?.textContent ?? "");
  return [document.body.textContent, ...fields, ...boxes].join("\n");
}

/** A reply's formatting marks become bold, italic, strike and code; the rest stays as it is. */
const withoutMarks = (text: string) => text.replace(/[*_~`]/g, "");
const onOneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** Watches a page while it shows hostile text. */
export async function detectInjection(page: Page) {
  const calls: string[] = [];
  const note = (what: string) => void calls.push(`${what} on ${page.url()}`);
  await page.exposeBinding("__xss", () => note("a text ran"));
  await page.exposeBinding("__refused", (_, what: string) => note(`the policy refused ${what}`));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
      Object(window).__refused(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  await page.addInitScript(`globalThis.foreignParts = ${foreignParts}`);
  page.on("dialog", (dialog) => {
    note("a dialog");
    void dialog.dismiss();
  });
  page.on("pageerror", (error) => note(error.message));
  const missing = async (texts: readonly string[], formatted = false) => {
    const written = (text: string) => onOneLine(formatted ? withoutMarks(text) : text);
    const shown = written(await page.evaluate(textOf));
    return texts.filter((text) => !shown.includes(written(text)));
  };
  return {
    /** Expects that nothing has run, been blocked by the policy or been added to the page. */
    expectOnlyText: async () => {
      expect(await page.evaluate<string[]>("foreignParts()")).toEqual([]);
      expect(calls).toEqual([]);
    },
    /** The same for pages as the server sends them, before any script runs. */
    expectOnlyTextAt: async (addresses: readonly string[]) => {
      const found = await page.evaluate(async (addresses) => {
        const parts: string[] = [];
        for (const address of addresses) {
          const answer = await fetch(address);
          // The page's own styles, which its policy allows but the policy of the requesting page does not.
          const html = (await answer.text()).replace(/<style>[^<]*<\/style><\/head>/, "</head>");
          const arrived = new DOMParser().parseFromString(html, "text/html");
          if (![200, 404].includes(answer.status)) parts.push(`${answer.status} at ${address}`);
          for (const part of Object(window).foreignParts(arrived)) parts.push(`${part} at ${address}`);
        }
        return parts;
      }, addresses);
      expect(found).toEqual([]);
    },
    /** Expects each of these texts on the page exactly as written. */
    expectShown: (texts: readonly string[], { formatted = false } = {}) =>
      expect.poll(() => missing(texts, formatted)).toEqual([]),
    /** The same for a list that only keeps the rows near the viewport in the page: scrolls it from top to bottom. */
    expectListed: async (texts: readonly string[]) => {
      let left = [...texts];
      await page.evaluate(() => scrollTo(0, 0));
      const read = async () => {
        left = await missing(left, false);
        await page.evaluate(() => {
          // Rows that had not loaded when they were in the viewport are read on the next pass.
          const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
          scrollTo(0, isAtEnd ? 0 : scrollY + innerHeight / 2);
        });
        return left;
      };
      await expect.poll(read, { timeout: 60_000, intervals: [200] }).toEqual([]);
    },
  };
}

export type InjectionDetector = Awaited<ReturnType<typeof detectInjection>>;
