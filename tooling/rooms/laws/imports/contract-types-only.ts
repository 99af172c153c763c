import { isTest } from "../../source/path-kind.ts";
import type { Law, Source } from "../../source/sources.ts";

const isContract = (specifier: string) => specifier.startsWith("@mauzo/contract/");

const popups = "packages/chat-widget/src/popups/";
/** The chat speaks the contract of the chat, and its popups that of popups. */
const isSpoken = (path: string, specifier: string) =>
  specifier === "@mauzo/contract/conversations/chat" ||
  (path.startsWith(popups) && /^@mauzo\/contract\/marketing\/(?:popup-document|public-popups)$/.test(specifier));

/** Files that a browser loads: those marked "use client" and everything they import, except types. */
function inBrowser(sources: readonly Source[], app: string): Source[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const reached = new Set(
    sources.filter(
      ({ path, text }) => path.startsWith(app) && /^(?:\s|\/\/.*\n|\/\*[\s\S]*?\*\/)*["']use client["']/.test(text),
    ),
  );
  for (const { imports } of reached)
    for (const { target, typeOnly } of imports) {
      const next = target === undefined || typeOnly ? undefined : byPath.get(target);
      if (next) reached.add(next);
    }
  return [...reached];
}

/**
 * The public site, the cart and the widget send no schemas to a phone: they, and the rules they sell by, only use the
 * contract's types.
 */
export const contractTypesOnly: Law = (sources) => {
  const widget = sources.filter(({ path }) => path.startsWith("packages/chat-widget/src/") && !isTest(path));
  const selling = sources.filter(({ path }) => path.startsWith("packages/selling/src/"));
  const apps = ["apps/web/", "apps/cart/"].flatMap((app) => inBrowser(sources, app));
  const heavy = [...new Set([...widget, ...selling, ...apps])].flatMap(({ path, imports }) =>
    imports
      .filter(({ specifier, typeOnly }) => isContract(specifier) && !typeOnly)
      .map(({ line }) => ({
        file: path,
        line,
        message:
          "the contract's schemas would travel to the browser: use `import type` here, or read and check on the server",
      })),
  );
  const beyondChat = widget.flatMap(({ path, imports }) =>
    imports
      .filter(({ specifier }) => isContract(specifier) && !isSpoken(path, specifier))
      .map(({ specifier, line }) => ({
        file: path,
        line,
        message: `the widget speaks only @mauzo/contract/chat, not ${specifier}`,
      })),
  );
  return [...heavy, ...beyondChat];
};
