import { globSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import type { BrowserContext, Page } from "@playwright/test";
import { demoCartLink, orderCart } from "../pages/shopper.ts";
import { gatherFacts } from "./gather-facts.ts";
import { languages, launch, logIn, openContext, settled, site } from "./owner-session.ts";
import { type PageRow, pages } from "./pages.ts";
import { type Shot, screenshotOverview } from "./screenshot-overview.ts";

const root = path.resolve(import.meta.dirname, "../..");
const folder = path.join(root, ".data", "shots");
const widths = { 360: 740, 768: 1024, 1440: 900 };
const { values: asked } = parseArgs({ options: { dark: { type: "boolean" }, only: { type: "string" } } });
const theme = asked.dark ? "dark" : "light";

/** The address of the first product on the demo shop's page. */
const firstProductPage = async ({ request }: BrowserContext) =>
  /\/shops\/demo\/p\/[a-z\d-]+/.exec(await (await request.get("/shops/demo")).text())?.[0];

async function take(page: Page, row: PageRow, address: string, language: string): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const [text, height] of Object.entries(widths)) {
    const width = Number(text);
    await page.setViewportSize({ width, height });
    const answer = await page.goto(address, { waitUntil: "load" });
    await settled(page);
    const file = path.join(language, text, `${row.name}${asked.dark ? "-dark" : ""}.png`);
    await page.screenshot({ path: path.join(folder, file), fullPage: true });
    say(`${answer?.status()} ${language} ${text.padStart(4)} ${row.name}`);
    shots.push({ name: row.name, language, width, file });
  }
  return shots;
}

/** Pages of the apps that have no row. */
function withoutRow(): string[] {
  const rows = new Set(pages.map(({ app, route }) => `${app}:${route}`));
  return globSync("apps/*/src/app/**/page.tsx", { cwd: root })
    .map((file) => file.replace(/^apps\/(\w+)\/src\/app(.*)\/page\.tsx$/, (_, app, route) => `${app}:${route || "/"}`))
    .map((key) => key.replace(/^dashboard:\/\[locale\]/, "dashboard:").replace(/\/\(\w+\)/g, ""))
    .filter((key) => !rows.has(key));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function refuseSilence(): Promise<void> {
  const answers = await fetch(`${site}/api/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!answers) throw new Error(`Nothing answers at ${site}. Run npm start, or say where: SITE_URL=… pnpm shots`);
}

async function main(): Promise<void> {
  await refuseSilence();
  const startedAt = performance.now();
  const browser = await launch();
  const shots: Shot[] = [];
  if (!asked.only) rmSync(folder, { recursive: true, force: true });
  try {
    for (const language of languages) {
      const [stranger, owner] = [
        await openContext(browser, language, theme),
        await openContext(browser, language, theme),
      ];
      const [open, ordered] = [
        await demoCartLink(stranger.request, language),
        await demoCartLink(stranger.request, language),
      ];
      await orderCart(stranger.request, ordered);
      const facts = {
        ...(await gatherFacts(owner.request, await logIn(owner))),
        ...{ cart: `/cart${new URL(open).search}`, pay: `/cart/pay${new URL(ordered).search}` },
        productPage: await firstProductPage(stranger),
      };
      const [strangersPage, ownersPage] = [await stranger.newPage(), await owner.newPage()];
      for (const row of pages) {
        if ((asked.only && row.name !== asked.only) || (asked.dark && row.app !== "dashboard")) continue;
        const at = row.at ? row.at(facts) : row.route;
        if (at === undefined) say(`--- ${language}      ${row.name}: the demo shop has nothing to show there`);
        else {
          const address = row.app === "web" && language === "sw" ? `/sw${at}`.replace(/\/$/, "") : at;
          shots.push(...(await take(row.signedIn ? ownersPage : strangersPage, row, address, language)));
        }
      }
      await Promise.all([stranger.close(), owner.close()]);
    }
  } finally {
    await browser.close();
  }
  mkdirSync(folder, { recursive: true });
  const sheet = path.join(folder, "index.html");
  writeFileSync(sheet, screenshotOverview(shots));
  say(`${shots.length} pictures in ${((performance.now() - startedAt) / 1000).toFixed(1)} s: ${sheet}`);
  const missing = withoutRow();
  if (missing.length > 0) throw new Error(`Without a row in e2e/shots/pages.ts: ${missing.join(", ")}`);
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
