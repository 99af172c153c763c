import { randomUUID } from "node:crypto";
import path from "node:path";
import type { APIRequestContext } from "@playwright/test";
import sharp from "sharp";
import { languages, launch, logIn, openContext, settled, site } from "./owner-session.ts";

// The landing page's picture of the back-office: a screenshot of the demo shop's orders on a phone.
const folder = path.resolve(import.meta.dirname, "../../apps/web/public/pictures/back-office");
const phone = { viewport: { width: 360, height: 680 }, deviceScaleFactor: 2 };
const customers = [
  { name: "Asha Juma", phone: "0754 100 201", product: "Kanga Korosho", quantity: 2 },
  { name: "Baraka Mushi", phone: "0713 100 202", product: "Kahawa Kilimanjaro", quantity: 1 },
  { name: "Neema Mollel", phone: "0762 100 203", product: "Kitenge Maua", quantity: 1 },
  { name: "Salum Khamis", phone: "0777 100 204", product: "Mafuta ya Nazi", quantity: 3 },
  { name: "Zawadi Komba", phone: "0744 100 205", product: "Kikapu cha ukili", quantity: 1 },
];

type Product = {
  id: string;
  name: string;
  variants: { id: string }[];
  add_on_groups: { min: number; add_ons: { id: string }[] }[];
};

/** Each customer orders once, on the shop's page like anybody else. */
async function order(request: APIRequestContext): Promise<void> {
  const { products }: { products: Product[] } = await (await request.get("/api/public/shops/demo")).json();
  for (const { name, phone, quantity, product: wanted } of customers) {
    const product = products.find((one) => one.name === wanted);
    if (!product) throw new Error(`The demo shop has no ${wanted}.`);
    const add_ons = product.add_on_groups.flatMap(({ min, add_ons }) =>
      add_ons.slice(0, min).map(({ id }) => ({ id, quantity })),
    );
    const line = { product_id: product.id, variant_id: product.variants[0]?.id, quantity, add_ons };
    const linked = await request.post("/api/public/shops/demo/cart", {
      data: { language: "sw", lines: [line] },
      headers: { origin: site, "idempotency-key": randomUUID() },
    });
    const token = new URL((await linked.json()).url).searchParams.get("token");
    const cart = await (await request.get(`/api/api/v1/order?token=${token}`)).json();
    const placed = await request.post(`/api/api/v1/order?token=${token}`, {
      data: { ...cart, customer: { name, phone } },
      headers: { origin: site },
    });
    if (!placed.ok()) throw new Error(`${name} cannot order: ${placed.status()} ${await placed.text()}`);
  }
}

const browser = await launch();
try {
  for (const language of languages) {
    const context = await openContext(browser, language, "light", phone);
    const token = await logIn(context);
    const headers = { authorization: `Bearer ${token}` };
    const { items } = await (await context.request.get("/api/orders?limit=10", { headers })).json();
    if (items.length < customers.length) await order(context.request);
    const page = await context.newPage();
    await page.goto("/dashboard/orders");
    await settled(page);
    const shot = await page.screenshot();
    await sharp(shot)
      .webp({ quality: 78, effort: 6 })
      .toFile(path.join(folder, `${language}.webp`));
    await context.close();
  }
} finally {
  await browser.close();
}
