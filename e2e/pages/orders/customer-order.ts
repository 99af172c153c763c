import { type APIRequestContext, expect, type Page, test } from "@playwright/test";

const words = {
  en: { name: "Name", phone: "Phone number", send: "Place order", thanks: /^Thank you/ },
  sw: { name: "Jina", phone: "Namba ya simu", send: "Tuma oda", thanks: /^Asante/ },
};

/** Orders what the link holds, as a customer does. */
export async function order(page: Page, link: string, language: "en" | "sw" = "en") {
  const { name, phone, send, thanks } = words[language];
  await page.goto(link);
  await page.getByLabel(name, { exact: true }).fill("Neema");
  await page.getByLabel(phone, { exact: true }).fill("0712 000 333");
  await page.getByRole("button", { name: send }).click();
  await expect(page.getByRole("heading", { name: thanks })).toBeVisible();
}

/** The demo shop's hand on the order behind a link, while the customer has it open. */
export async function demoShopOf(request: APIRequestContext, link: string) {
  const origin = new URL(test.info().project.use.baseURL ?? "").origin;
  const data = { email: "demo@mauzo.example", password: "karibu-mauzo" };
  const { token } = await (await request.post("/api/auth/log-in", { data, headers: { origin } })).json();
  const headers = { authorization: `Bearer ${token}` };
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
