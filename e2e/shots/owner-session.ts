import { chromiumPath } from "@mauzo/launch/chromium-path";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "@playwright/test";

export const site = new URL(process.env.SITE_URL ?? "http://localhost:3000").origin;
export const languages = ["en", "sw"] as const;
export type Language = (typeof languages)[number];

export function launch(): Promise<Browser> {
  const executablePath = chromiumPath();
  return chromium.launch({ ...(executablePath && { executablePath }), args: ["--no-sandbox"] });
}

/** Opens a browser context in this language. */
export async function openContext(
  browser: Browser,
  language: Language,
  theme: "light" | "dark" = "light",
  screen: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...{ baseURL: site, locale: language === "sw" ? "sw-TZ" : "en-GB", reducedMotion: "reduce", colorScheme: theme },
    ...{ timezoneId: "Africa/Dar_es_Salaam", ...screen },
  });
  await context.addCookies([
    { name: "language", value: language, url: site },
    { name: "theme", value: theme, url: site },
  ]);
  return context;
}

/** Logs the demo shop's owner in as the log-in page does: sets the token as the cookie that the pages read. */
export async function logIn(context: BrowserContext): Promise<string> {
  const data = { email: "demo@mauzo.example", password: "karibu-mauzo" };
  const answer = await context.request.post("/api/auth/log-in", { data, headers: { origin: site } });
  if (!answer.ok()) throw new Error(`The demo shop's owner cannot log in: ${answer.status()}. Run pnpm seed first.`);
  const { token } = await answer.json();
  await context.addCookies([{ name: "access-token", value: token, url: site }]);
  return token;
}

/** Waits until the page has finished loading: a page with live updates never becomes network idle. */
export async function settled(page: Page): Promise<void> {
  const isThere = "document.fonts.status === 'loaded' && !document.querySelector('main [role=status] .sr-only')";
  await page.waitForFunction(isThere, undefined, { timeout: 10_000 }).catch(() => undefined);
  await page.waitForTimeout(150);
}
