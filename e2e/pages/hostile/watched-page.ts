import { expect, type Page } from "@playwright/test";

/** What is on a page that no text may bring there. */
function foreignParts(page: Document = document): string[] {
  const found: string[] = [];
  const look = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll("*")) {
      const name = element.localName;
      for (const attribute of element.attributes) {
        if (/^on/i.test(attribute.name)) found.push(`${name} ${attribute.name}`);
        if (!["href", "src", "action", "formaction", "xlink:href", "data"].includes(attribute.name)) continue;
        // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them in front of a scheme
        const address = attribute.value.replace(/[\u0000-\u0020]/g, "");
        // React gives forms it submits itself an address that only throws.
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
      if (element.shadowRoot) look(element.shadowRoot);
    }
  };
  look(page);
  return found;
}

/** All text of a page, the chat's too, and what its fields hold. */
function textOf(): string {
  const fields = [...document.querySelectorAll("input, textarea")].map((field) => Object(field).value);
  const boxes = [...document.querySelectorAll("*")].map((element) => element.shadowRoot?.textContent ?? "");
  return [document.body.textContent, ...fields, ...boxes].join("\n");
}

/** A reply's marks become bold, italic, strike and code; the rest of it stays as it is. */
const withoutMarks = (text: string) => text.replace(/[*_~`]/g, "");
const onOneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** A page that is watched while it shows hostile text. */
export async function watch(page: Page) {
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
    /** Nothing has run, been refused or come to stand on the page. */
    expectOnlyText: async () => {
      expect(await page.evaluate<string[]>("foreignParts()")).toEqual([]);
      expect(calls).toEqual([]);
    },
    /** The same of pages as they arrive, before anything on them runs. */
    expectOnlyTextAt: async (addresses: readonly string[]) => {
      const found = await page.evaluate(async (addresses) => {
        const parts: string[] = [];
        for (const address of addresses) {
          const answer = await fetch(address);
          // Its own styles, which its policy names and the policy of the page that asks does not.
          const html = (await answer.text()).replace(/<style>[^<]*<\/style><\/head>/, "</head>");
          const arrived = new DOMParser().parseFromString(html, "text/html");
          if (![200, 404].includes(answer.status)) parts.push(`${answer.status} at ${address}`);
          for (const part of Object(window).foreignParts(arrived)) parts.push(`${part} at ${address}`);
        }
        return parts;
      }, addresses);
      expect(found).toEqual([]);
    },
    /** Each of these texts stands on the page as it was written. */
    expectShown: (texts: readonly string[], { formatted = false } = {}) =>
      expect.poll(() => missing(texts, formatted)).toEqual([]),
    /** The same of a list that has only the rows near the screen in the page: it is read from its head to its end. */
    expectListed: async (texts: readonly string[]) => {
      let left = [...texts];
      await page.evaluate(() => scrollTo(0, 0));
      const read = async () => {
        left = await missing(left, false);
        await page.evaluate(() => {
          // Rows that had not come when their place was on the screen are read on the next way down.
          const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
          scrollTo(0, isAtEnd ? 0 : scrollY + innerHeight / 2);
        });
        return left;
      };
      await expect.poll(read, { timeout: 60_000, intervals: [200] }).toEqual([]);
    },
  };
}

export type Watched = Awaited<ReturnType<typeof watch>>;
