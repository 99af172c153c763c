import { randomUUID } from "node:crypto";
import path from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { type Language, languages, launch, logIn, openContext, settled, site } from "./owner-session.ts";

// The README's picture of WhatsApp and mobile money: a customer's phone in the sandbox, their payment, and the order it paid.
const sandbox = process.env.SANDBOX_URL ?? "http://localhost:4900/sandbox";
const screen = { viewport: { width: 360, height: 720 }, deviceScaleFactor: 2 };
/** The sandbox pays from this phone by itself. */
const phone = "0712 000 001";
const words = {
  en: {
    ...{ hello: "Hello", products: "See products", categories: "Categories", pay: /^Pay by / },
    ...{ phone: "Phone that pays", send: "Ask this phone" },
  },
  sw: {
    ...{ hello: "Habari", products: "Angalia bidhaa", categories: "Aina za bidhaa", pay: /^Lipa kwa / },
    ...{ phone: "Simu inayolipa", send: "Tuma ombi kwenye simu hii" },
  },
} as const;

async function chat(page: Page, language: Language): Promise<Buffer> {
  const say = words[language];
  await page.goto(sandbox);
  const other = page.getByRole("button", { name: language === "sw" ? "Kiswahili" : "English", exact: true });
  if (await other.isVisible()) await other.click();
  await page.getByRole("button", { name: /Duka la Mwanzi/ }).click();
  const products = page.getByRole("button", { name: say.products });
  const categories = page.getByRole("button", { name: say.categories });
  const [greeted, asked] = [await products.count(), await categories.count()];
  await page.getByRole("textbox").last().fill(say.hello);
  await page.keyboard.press("Enter");
  await products.nth(greeted).click();
  await categories.nth(asked).waitFor();
  return page.screenshot();
}

/** A cart link as the shop's page makes it, ordered as its page orders it. @returns the order's page. */
async function order(page: Page, language: Language): Promise<string> {
  const { request } = page.context();
  const { products } = await (await request.get("/api/public/shops/demo")).json();
  const product = products.find(({ name }: { name: string }) => name === "Kitenge Maua");
  const line = { product_id: product.id, variant_id: product.variants[0].id, quantity: 1, add_ons: [] };
  const linked = await request.post("/api/public/shops/demo/cart", {
    data: { language, lines: [line] },
    headers: { origin: site, "idempotency-key": randomUUID() },
  });
  const { url } = await linked.json();
  const token = new URL(url).searchParams.get("token");
  const cart = await (await request.get(`/api/api/v1/order?token=${token}`)).json();
  const placed = await request.post(`/api/api/v1/order?token=${token}`, {
    data: { ...cart, customer: { name: "Asha Mrisho", phone } },
    headers: { origin: site },
  });
  if (!placed.ok()) throw new Error(`The order is refused: ${placed.status()} ${await placed.text()}`);
  return url;
}

async function pay(page: Page, language: Language): Promise<Buffer> {
  const say = words[language];
  await page.goto(await order(page, language));
  await page.getByRole("link", { name: say.pay }).click();
  await page.getByLabel(say.phone).fill(phone);
  await page.getByRole("button", { name: say.send }).click();
  await page.getByText(/^(Paid. Thank you.|Umelipa. Asante.)$/).waitFor({ timeout: 60_000 });
  return page.screenshot();
}

async function paidOrder(page: Page): Promise<Buffer> {
  await page.goto("/dashboard/transactions");
  await settled(page);
  // The rows below the first screen are filled in a moment later.
  await page.getByRole("main").getByText("TZS").nth(8).waitFor();
  return page.screenshot();
}

const browser = await launch();
try {
  for (const language of languages) {
    const context = await openContext(browser, language, "light", screen);
    const page = await context.newPage();
    await logIn(context);
    const shots = [await chat(page, language), await pay(page, language), await paidOrder(page)];
    const [width, height, gap] = [720, 1440, 40];
    await sharp({
      create: { width: width * 3 + gap * 4, height: height + gap * 2, channels: 3, background: "#e7e5df" },
    })
      .composite(shots.map((input, at) => ({ input, left: gap + at * (width + gap), top: gap })))
      .jpeg({ quality: 82, mozjpeg: true })
      .toFile(path.resolve(import.meta.dirname, `../../docs/paying-${language}.jpg`));
    await context.close();
  }
} finally {
  await browser.close();
}
