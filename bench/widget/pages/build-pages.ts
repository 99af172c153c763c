import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "vite";
import { contestants, ours, page, vanillaScript } from "./contestants.ts";

const widget = path.resolve(import.meta.dirname, "../../../packages/chat-widget");
const peers = path.resolve(import.meta.dirname, "../peers");

/** Every file of every page, by its address. */
export type Pages = Map<string, Buffer | string>;

/** Builds into a temporary folder. */
async function built(options: { root: string; configFile: string | false; input?: string; base?: string }) {
  const outDir = mkdtempSync(path.join(tmpdir(), "mauzo-bench-"));
  const { root, configFile, input, base = "/" } = options;
  try {
    await build({
      ...{ root, configFile, base, logLevel: "error" },
      build: { outDir, emptyOutDir: true, ...(input && { rolldownOptions: { input } }) },
    });
    return readdirSync(outDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        return { name: path.relative(outDir, file), text: readFileSync(file) };
      });
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

async function addPeer(pages: Pages, host: string) {
  const input = path.join(peers, "hosts", `${host}.js`);
  const files = await built({ root: peers, configFile: false, input, base: `/${host}/` });
  for (const { name, text } of files) pages.set(`/${host}/${name}`, text);
  const named = (pattern: RegExp) => files.flatMap(({ name }) => (pattern.test(name) ? [`/${host}/${name}`] : []));
  const styles = named(/\.css$/).map((file) => `<link rel="stylesheet" href="${file}">`);
  const [entry] = named(new RegExp(`^assets/${host}-[^/]*\\.js$`));
  pages.set(`/${host}`, page(styles.join(""), `<script type="module" src="${entry}"></script>`));
}

/** Builds the page of each contestant under its name, and `/bare` without a chat. */
export async function buildPages(): Promise<Pages> {
  const pages: Pages = new Map([
    ["/bare", page("", "")],
    ["/vanilla", page("", '<script src="/vanilla.js" async></script>')],
    ["/vanilla.js", vanillaScript],
    ["/ours", page("", '<script src="/widget.js" data-bot="shop" async></script>')],
  ]);
  for (const { name, text } of await built({ root: widget, configFile: path.join(widget, "vite.config.ts") }))
    pages.set(`/${name}`, text);
  for (const { host } of contestants) if (host) await addPeer(pages, host);
  return pages;
}

export const addressOf = ({ name, host }: { name: string; host?: string }): string =>
  host ? `/${host}` : name === ours ? "/ours" : "/vanilla";
