import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { demoCartLink } from "../pages/shopper.ts";
import { contactSheet, type Shot } from "./contact-sheet.ts";
import { type Facts, leadOn, type PageRow, pages } from "./pages.ts";

const root = path.resolve(import.meta.dirname, "../..");
const folder = path.join(root, ".data", "shots");
const site = new URL(process.env.SITE_URL ?? "http://localhost:3000").origin;
const widths = { 360: 740, 768: 1024, 1440: 900 };
const languages = ["en", "sw"] as const;
const { values: asked } = parseArgs({ options: { dark: { type: "boolean" }, only: { type: "string" } } });
const theme = asked.dark ? "dark" : "light";

const firstId = (list: { items?: { id?: string }[] }) => list.items?.[0]?.id;

/** The browser of somebody who reads this language. */
async function openContext(browser: Browser, language: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...{ baseURL: site, locale: language === "sw" ? "sw-TZ" : "en-GB", reducedMotion: "reduce", colorScheme: theme },
    ...{ timezoneId: "Africa/Dar_es_Salaam" },
  });
  await context.addCookies([
    { name: "language", value: language, url: site },
    { name: "theme", value: theme, url: site },
  ]);
  return context;
}

/** Signs the demo shop's owner in, as the log-in page does: the token goes into the cookie that the pages look at. */
async function logIn(context: BrowserContext): Promise<string> {
  const data = { email: "demo@mauzo.example", password: "karibu-mauzo" };
  const answer = await context.request.post("/api/auth/log-in", { data, headers: { origin: site } });
  if (!answer.ok()) throw new Error(`The demo shop's owner cannot log in: ${answer.status()}. Run pnpm seed first.`);
  const { token } = await answer.json();
  await context.addCookies([{ name: "access-token", value: token, url: site }]);
  return token;
}

async function gatherFacts({ request }: BrowserContext, token: string): Promise<Facts> {
  const list = async (what: string) =>
    firstId(
      await (await request.get(`/api/${what}?limit=1`, { headers: { authorization: `Bearer ${token}` } })).json(),
    );
  return { product: await list("products"), order: await list("orders") };
}

/** Once nothing on it is still on its way: a page that follows the shop live never falls silent. */
async function settled(page: Page): Promise<void> {
  const isThere = "document.fonts.status === 'loaded' && !document.querySelector('main [role=status] .sr-only')";
  await page.waitForFunction(isThere, undefined, { timeout: 10_000 }).catch(() => undefined);
  await page.waitForTimeout(150);
}

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

/** Pages of the apps that no row shows. */
function withoutRow(): string[] {
  const rows = new Set([...pages.map(({ app, route }) => `${app}:${route}`), ...leadOn]);
  return globSync("apps/*/src/app/**/page.tsx", { cwd: root })
    .map((file) => file.replace(/^apps\/(\w+)\/src\/app(.*)\/page\.tsx$/, (_, app, route) => `${app}:${route || "/"}`))
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
  const executablePath = [process.env.CHROMIUM_PATH, "/usr/bin/chromium"].find((file) => file && existsSync(file));
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ["--no-sandbox"] });
  const shots: Shot[] = [];
  if (!asked.only) rmSync(folder, { recursive: true, force: true });
  try {
    for (const language of languages) {
      const [stranger, owner] = [await openContext(browser, language), await openContext(browser, language)];
      const facts = {
        ...(await gatherFacts(owner, await logIn(owner))),
        cart: new URL(await demoCartLink(stranger.request, language)).href.replace(/^[^?]*/, "/cart"),
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
  writeFileSync(sheet, contactSheet(shots));
  say(`${shots.length} pictures in ${((performance.now() - startedAt) / 1000).toFixed(1)} s: ${sheet}`);
  const missing = withoutRow();
  if (missing.length > 0) throw new Error(`Without a row in e2e/shots/pages.ts: ${missing.join(", ")}`);
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
