import { type APIRequestContext, expect, type Page, test } from "@playwright/test";

const words = {
  en: { name: "Name", phone: "Phone number", send: "Place order", thanks: /^Thank you/ },
  sw: { name: "Jina", phone: "Namba ya simu", send: "Tuma oda", thanks: /^Asante/ },
};

/** Orders the cart behind a link, as a customer does. */
export async function orderAsCustomer(page: Page, link: string, language: "en" | "sw" = "en") {
  const { name, phone, send, thanks } = words[language];
  await page.goto(link);
  await page.getByLabel(name, { exact: true }).fill("Neema");
  await page.getByLabel(phone, { exact: true }).fill("0712 000 333");
  await page.getByRole("button", { name: send }).click();
  await expect(page.getByRole("heading", { name: thanks })).toBeVisible();
}

async function logIntoDemo(request: APIRequestContext) {
  const origin = new URL(test.info().project.use.baseURL ?? "").origin;
  const data = { email: "demo@mauzo.example", password: "karibu-mauzo" };
  const { token } = await (await request.post("/api/auth/log-in", { data, headers: { origin } })).json();
  return { authorization: `Bearer ${token}` };
}

/**
 * Returns the link of an order that the demo shop wrote down: 32,000 for products, 4,000 delivery, 10 % discount,
 * 10,000 paid.
 */
export async function manualOrderLink(request: APIRequestContext, language: "en" | "sw" = "en"): Promise<string> {
  const headers = await logIntoDemo(request);
  const { items } = await (await request.get("/api/products?search=Miko%20ya%20mbao", { headers })).json();
  const { id, variants } = await (await request.get(`/api/products/${items[0].id}`, { headers })).json();
  const spoons = variants.find(({ price }: { price: { minor: number } }) => price.minor === 1_600_000);
  const data = {
    language,
    products: [{ id, variants: [{ id: spoons.id, quantity: 2 }] }],
    customer: { name: "Neema", phone: "0712 000 333" },
    charges: [
      { kind: "delivery", name: "Boda Kariakoo", type: "fixed", value: 400_000 },
      { kind: "discount", name: "Mteja wetu", type: "percentage", value: 1_000 },
    ],
    payment: { amount_minor: 1_000_000, method: "mobile_money", reference: "QK7" },
  };
  const answer = await request.post("/api/orders", { data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).url;
}

/** The demo shop's actions on the order behind a link, while the customer has it open. */
export async function demoShopOf(request: APIRequestContext, link: string) {
  const headers = await logIntoDemo(request);
  const cartToken = new URL(link).searchParams.get("token") ?? "";
  const { order_id } = await (await request.get(`/api/v1/order?token=${cartToken}`)).json();
  const found = await (await request.get(`/api/orders?search=${order_id}`, { headers })).json();
  const id: string = found.items[0].id;
  const write = async (what: string, data: object) => {
    const answer = await request.post(`/api/orders/${id}/${what}`, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  return {
    id,
    move: (from: string, to: string) => write("moves", { from, to }),
    pay: (amount_minor: number) => write("payments", { amount_minor, method: "mobile_money" }),
  };
}
