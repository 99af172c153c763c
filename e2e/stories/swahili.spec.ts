import { randomUUID } from "node:crypto";
import { type APIRequestContext, type BrowserContext, expect, type Page, test } from "@playwright/test";
import { cartLink, orderCart } from "../pages/shopper.ts";
import { englishWords, untranslatedWords } from "../pages/untranslated-words.ts";
import { gatherFacts } from "../shots/gather-facts.ts";
import { type PageRow, pages, type ShotData } from "../shots/pages.ts";

test.use({ locale: "sw-TZ", timezoneId: "Africa/Dar_es_Salaam", viewport: { width: 1280, height: 900 } });
test.describe.configure({ mode: "parallel" });

const chooseSwahili = async (context: BrowserContext, url: string) => {
  await context.addCookies([{ name: "language", value: "sw", url }]);
  await context.addInitScript(() => localStorage.setItem("language", "sw"));
};

/** Opens a shop whose own texts are Swahili, so that every English word on the page is ours. */
async function openShop(request: APIRequestContext, url: string) {
  const post = async (path: string, data: object, token?: string) => {
    const headers = { origin: url, ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await request.post(`/api${path}`, { data, headers });
    expect(answer.status(), await answer.text()).toBe(201);
    return answer.json();
  };
  const email = `${randomUUID()}@duka.example`;
  const { token } = await post("/auth/sign-up", { name: "Asha Juma", email, password: "kikapu cha ukili" });
  const shop = { name: "Duka la Kanga", category: "home", whatsapp_number: "0712345678", about: "Kanga na vikapu" };
  const { slug, bot_id } = await post("/shop", shop, token);
  const addProduct = () =>
    post(
      "/products",
      { name: "Kanga", description: "Nguo nzuri", category: "home", price_minor: 250_000, stock: 5 },
      token,
    );
  /** What the pages about one thing show: an order, its customer and their conversation, a segment, an expense. */
  const addLife = async () => {
    const { id, variants } = await addProduct();
    const cart = await cartLink(request, { botId: bot_id, product: "Kanga" }, "sw");
    await orderCart(request, cart);
    const products = [{ id, variants: [{ id: variants[0].id, quantity: 1 }] }];
    await post("/orders", { language: "sw", products, customer: { name: "Juma", phone: "0754 222 444" } }, token);
    const rules = [{ criterion: "total_orders", operator: "ge", value: 1 }];
    await post("/segments", { name: "Wanunuzi", document: { match: "all", rules } }, token);
  };
  return { slug, botId: bot_id, token, addLife, addProduct };
}

async function enterShop(context: BrowserContext, url: string) {
  const shop = await openShop(context.request, url);
  await context.addCookies([{ name: "access-token", value: shop.token, url }]);
  return shop;
}

/** Polled from outside: a waiting function would be evaluated inside the page, which its policy blocks. */
const settled = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate("document.fonts.status === 'loaded' && !document.querySelector('main [role=status] .sr-only')"),
      { timeout: 10_000 },
    )
    .toBe(true)
    .catch(() => undefined);

const addressOf = ({ app, route, at }: PageRow, facts: ShotData) => {
  const address = at ? at(facts) : route;
  return app === "web" ? `/sw${address === "/" ? "" : address}` : address;
};

/** Texts that shops in the directory wrote themselves. */
async function wordsOfShops(page: Page): Promise<string[]> {
  const shops: { items: { name: string; about: string; place: string }[] } = await (
    await page.request.get("/api/public/shops?limit=60")
  ).json();
  return shops.items.flatMap(({ name, about, place }) => [name, about, place]);
}

/** Collects what pages load and their own policy refuses. */
async function watchRefused(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeBinding("__refused", (_, what: string) => void refused.push(`${what} on ${page.url()}`));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
      Object(window).__refused(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  return refused;
}

async function walk(page: Page, rows: readonly PageRow[], facts: ShotData): Promise<string[]> {
  const left: string[] = [];
  for (const row of rows) {
    const address = addressOf(row, facts);
    if (address === undefined) continue;
    await page.goto(address);
    await settled(page);
    // Requested after the page has loaded: other stories open shops at the same time.
    left.push(...(await untranslatedWords(page, await wordsOfShops(page))).map((found) => `${row.name}: ${found}`));
  }
  return left;
}

const signedOut = pages.filter(({ signedIn }) => !signedIn);
const signedIn = pages.filter((row) => row.signedIn && row.name !== "gallery");

test("English left on a page is found", async ({ page, context, baseURL }) => {
  expect(englishWords.size).toBeGreaterThan(300);
  await context.addCookies([{ name: "language", value: "en", url: new URL(baseURL ?? "").origin }]);
  await page.goto("/login");
  expect((await untranslatedWords(page)).join()).toMatch(/password/);
});

test("no page says anything in English to who reads Swahili, nor breaks its own policy", async ({
  page,
  context,
  baseURL,
}) => {
  const url = new URL(baseURL ?? "").origin;
  await chooseSwahili(context, url);
  const { addLife, token } = await enterShop(context, url);
  const refused = await watchRefused(page);
  expect(await walk(page, signedIn, {}), "an empty shop").toEqual([]);
  await addLife();
  const facts = await gatherFacts(context.request, token);
  const { product, order, customer, conversation, segment } = facts;
  expect([product, order, customer, conversation, segment]).not.toContain(undefined);
  expect(await walk(page, signedIn, facts), "a shop with products and orders").toEqual([]);
  expect(refused).toEqual([]);
});

test("nor to who is not signed in", async ({ page, context, playwright, baseURL }) => {
  const url = new URL(baseURL ?? "").origin;
  await chooseSwahili(context, url);
  const owner = await playwright.request.newContext({ baseURL: url });
  const { slug, botId, addProduct } = await openShop(owner, url);
  await addProduct();
  const cart = await cartLink(owner, { botId, product: "Kanga" }, "sw");
  await owner.dispose();
  const refused = await watchRefused(page);
  expect(await walk(page, signedOut, { cart, slug })).toEqual([]);
  expect(refused).toEqual([]);
});

test("the demo shops write Swahili, and say so on an English page", async ({ page, context, baseURL }) => {
  await chooseSwahili(context, new URL(baseURL ?? "").origin);
  const left: string[] = [];
  for (const slug of ["demo", "viungo-vya-darajani", "pemba-urembo"]) {
    await page.goto(`/sw/shops/${slug}`);
    left.push(...(await untranslatedWords(page)).map((found) => `${slug}: ${found}`));
  }
  expect(left).toEqual([]);
  const english = await page.request.get("/shops/demo").then((answer) => answer.text());
  expect(english).toMatch(/<h1 lang="sw"/);
  expect(english).toMatch(/<h3 lang="sw"[\s\S]*?<p lang="sw"/);
});

test("menus, dialogs and complaints speak Swahili too", async ({ page, context, baseURL }) => {
  const url = new URL(baseURL ?? "").origin;
  await chooseSwahili(context, url);
  await enterShop(context, url);
  const left: string[] = [];
  const look = async (what: string) =>
    left.push(...(await untranslatedWords(page)).map((found) => `${what}: ${found}`));

  await page.goto("/dashboard/products/new");
  await page.getByRole("button", { name: "Ongeza bidhaa", exact: true }).click();
  await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
  await look("an empty product");
  await page.goto("/dashboard");
  await settled(page);
  // A key pressed before the page has hydrated is lost.
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("dialog")).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await look("the palette");
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toBeVisible();
  await look("the shortcuts");
  await page.keyboard.press("Escape");
  await page.goto("/dashboard/profile/staff-accounts");
  await page.locator("main").getByRole("button").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await look("the invite");
  await page.keyboard.press("Escape");
  await page.goto("/login");
  await page.goto("/dashboard/no-such-page");
  await settled(page);
  await look("a page that is not there");
  expect(left).toEqual([]);
});
