import { expect, type Page, test } from "@playwright/test";
import { orderAsCustomer } from "../pages/orders/customer-order.ts";
import { demoCartLink } from "../pages/shopper.ts";

const productLink = (page: Page) => page.getByRole("link", { name: "Kanga Mawio", exact: true });

/** Holds scripts back, as a slow network does, until the returned function says whether they arrive. */
async function holdBack(page: Page, scripts: string): Promise<(comes: boolean) => void> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  await page.route(scripts, async (route) => ((await promise) ? route.continue() : route.abort()));
  return resolve;
}

test("what is pressed before the page's script is there is done when it comes", async ({ page }) => {
  const settle = await holdBack(page, "**/pages/shop.js*");
  await page.goto("/shops/demo", { waitUntil: "commit" });
  await productLink(page).click();
  await expect(productLink(page)).toHaveAttribute("aria-busy", "true");
  settle(true);
  await expect(page.getByRole("dialog").getByRole("button", { name: /^Add to cart/ })).toBeVisible();
  // Over the shop's page, which is still there.
  await expect(page.getByRole("heading", { name: "Duka la Mwanzi", level: 1, includeHidden: true })).toBeAttached();
});

test("when the script does not come, a product's link leads to its page", async ({ page }) => {
  await page.route("**/pages/shop.js*", (route) => route.abort());
  await page.goto("/shops/demo", { waitUntil: "commit" });
  await productLink(page).click();
  await expect(page).toHaveURL(/\/shops\/demo\/p\/kanga-mawio-[0-9a-z]+$/);
});

test("and when it takes for ever, it leads there after 5 s", async ({ page }) => {
  await holdBack(page, "**/pages/shop.js*");
  await page.goto("/shops/demo", { waitUntil: "commit" });
  await productLink(page).click();
  await expect(page).toHaveURL(/\/shops\/demo\/p\/kanga-mawio-[0-9a-z]+$/);
});

for (const lost of ["qr-code", "qr-*"])
  test(`a QR page without its ${lost} script says so, and loses nothing`, async ({ page }) => {
    const settle = await holdBack(page, `**/pages/${lost}.js*`);
    await page.goto("/sw/qr-code", { waitUntil: "commit" });
    await page.getByLabel("Namba ya WhatsApp").fill("0712 345 678");
    settle(false);
    await expect(page.getByRole("alert")).toContainText("Sehemu ya ukurasa huu haikufunguka.");
    await expect(page.getByLabel("Namba ya WhatsApp")).toBeHidden();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Jaribu tena" }).click();
    await expect(page.getByRole("img", { name: /255712345678/ })).toBeVisible();
    await expect(page.getByLabel("Namba ya WhatsApp")).toHaveValue("0712 345 678");
  });

test("the chat button opens the chat, even when it is pressed before the chat is there", async ({ page }) => {
  // No timer fires: only the click loads the chat.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  const settle = await holdBack(page, "**/widget.js*");
  await page.goto("/shops/demo", { waitUntil: "commit" });
  await page.getByRole("link", { name: "Chat with us" }).click();
  settle(true);
  await expect(page.getByRole("dialog", { name: "Duka la Mwanzi" })).toBeVisible();
});

test("when the script that sends an order does not come, the form goes as it would without any", async ({
  page,
  request,
}) => {
  const link = await demoCartLink(request, "sw");
  const html = await (await request.get(link)).text();
  const missed: string[] = [];
  // Whatever the page brings by itself comes; what it fetches later does not.
  await page.route("**/*.js", (route) => {
    const { pathname } = new URL(route.request().url());
    if (html.includes(pathname)) return route.continue();
    missed.push(pathname);
    return route.abort();
  });
  await orderAsCustomer(page, link, "sw");
  expect(missed).not.toEqual([]);
  await expect(page.getByText("Neema")).toBeVisible();
});

test("an account is not asked for before the page is awake, and what was typed by then is sent", async ({ page }) => {
  const settle = await holdBack(page, "**/_next/**/*.js*");
  await page.goto("/dashboard?auth=Signup", { waitUntil: "commit" });
  const email = `${crypto.randomUUID()}@duka.example`;
  await page.getByLabel("Your name").fill("Asha");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("neno la siri");
  const create = page.getByRole("button", { name: "Create account" });
  await expect(create).toBeDisabled();
  await page.keyboard.press("Enter");
  settle(true);
  await expect(create).toBeEnabled();
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  await create.click();
  await expect(page.getByLabel("Shop name")).toBeVisible();
});

test("while the chat does not come, its frame says so, and WhatsApp is offered instead of opened", async ({ page }) => {
  const settle = await holdBack(page, "**/widget.js*");
  await page.goto("/sw/shops/demo", { waitUntil: "commit" });
  await page.getByRole("link", { name: "Chati nasi" }).click();
  const frame = page.locator("[data-chat-opening]");
  await expect(frame.getByText("Inafungua…")).toBeVisible();
  const whatsapp = frame.getByRole("link", { name: "Andika kwa WhatsApp" });
  await expect(whatsapp).toBeHidden();
  await expect(whatsapp).toBeVisible({ timeout: 8_000 });
  await expect(page).toHaveURL(/\/sw\/shops\/demo$/);
  settle(true);
  await expect(page.getByRole("textbox")).toBeVisible();
  await expect(frame).toBeHidden();
});
