import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";

/** The merchant's side, in English. */
export class BackOffice {
  readonly page: Page;
  private token = "";

  constructor(page: Page) {
    this.page = page;
  }

  /** Signs up from the site's get-started button with an e-mail of its own. */
  async signUp(name = "Asha Juma") {
    const email = `${randomUUID()}@duka.example`;
    await this.page.goto("/dashboard?auth=Signup");
    await this.page.getByLabel("Your name").fill(name);
    await this.page.getByLabel("E-mail").fill(email);
    await this.page.getByLabel("Password", { exact: true }).fill("neno la siri");
    await this.page.getByRole("button", { name: "Create account" }).click();
    return email;
  }

  async logIn(email = "demo@mauzo.example", password = "karibu-mauzo") {
    await this.page.getByLabel("E-mail").fill(email);
    await this.page.getByLabel("Password", { exact: true }).fill(password);
    await this.page.getByRole("button", { name: "Log in", exact: true }).click();
  }

  /** As `signUp` and `createShop`, for stories about what comes later: nobody fills in a form. */
  async openShop(name: string) {
    const email = `${randomUUID()}@duka.example`;
    await this.enter("sign-up", { name: "Asha Juma", email, password: "neno la siri" });
    await this.post("shop", { name, category: "clothing & accessories", whatsapp_number: "0712345678" });
    return email;
  }

  /** From now on the back-office speaks this language. */
  async speak(language: "en" | "sw") {
    const url = new URL(test.info().project.use.baseURL ?? "").origin;
    await this.page.context().addCookies([{ name: "language", value: language, url }]);
    await this.page.context().addInitScript((value) => localStorage.setItem("language", value), language);
  }

  /** As `createProduct`, in a shop that `openShop` opened: nobody fills in a form. */
  addProduct(name: string, more: object = { price_minor: 1_800_000, stock: 5 }) {
    return this.post("products", { name, category: "clothing & accessories", ...more });
  }

  /** Somebody of the shop writes down an order of one piece of this; no screen is opened for it. */
  writeOrder({ id, variants }: { id: string; variants: { id: string }[] }) {
    const products = [{ id, variants: [{ id: variants[0]?.id, quantity: 1 }] }];
    return this.post("orders", { language: "en", products });
  }

  /** Somebody moves an order's goods; no screen is opened for it. */
  moveOrder(id: string, from: string, to: string) {
    return this.post(`orders/${id}/moves`, { from, to });
  }

  /** Somebody takes from a shelf, or puts on it, by the id of a variant. No screen is opened for it. */
  changeStock(itemId: string, delta: number) {
    return this.post(`stock/items/${itemId}/adjustments`, { delta, cause: "correction" });
  }

  /** Somebody else saves an add-on group meanwhile. */
  changeGroup(id: string, data: object) {
    return this.put(`add-on-groups/${id}`, data);
  }

  /** Somebody else saves a product meanwhile. */
  changeProduct(id: string, data: object) {
    return this.put(`products/${id}`, data);
  }

  /** A product as it is kept. */
  async readProduct(id: string) {
    const headers = { authorization: `Bearer ${this.token}` };
    const answer = await this.page.request.get(`/api/products/${id}`, { headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  }

  /** A set of those products, in a shop that `openShop` opened; the id that its link ends with. */
  async addSet(name: { en: string; sw: string }, productIds: string[]): Promise<string> {
    const none = { en: "", sw: "" };
    const body = { kind: "curated", name: name.en, header: name, body: none, footer: none, product_ids: productIds };
    return (await this.post("sets", body)).id;
  }

  /** Logged in to the demo shop, on its first page, without the form. */
  async enterDemo() {
    await this.enter("log-in", { email: "demo@mauzo.example", password: "karibu-mauzo" });
    await this.page.goto("/dashboard");
    await expect(this.page.getByRole("navigation", { name: /^(Areas|Sehemu)$/ }).last()).toBeVisible();
  }

  /** What a list offers beside adding to it: on a phone it stands in a menu. */
  async chooseMore(name: string) {
    await this.page
      .getByRole("main")
      .getByRole("button", { name: /^(More|Zaidi)$/ })
      .click();
    await this.page.getByRole("menuitem", { name, exact: true }).click();
  }

  /** A person of the shop writes into a visitor's conversation. No screen does it yet. */
  answerVisitor(conversationId: string, text: string) {
    return this.post(`conversations/${conversationId}/messages`, { text });
  }

  private async put(what: string, data: object) {
    const headers = { authorization: `Bearer ${this.token}` };
    const answer = await this.page.request.put(`/api/${what}`, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  private async post(what: string, data: object) {
    const headers = { authorization: `Bearer ${this.token}` };
    const answer = await this.page.request.post(`/api/${what}`, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  }

  private async enter(how: "sign-up" | "log-in", data: object) {
    const url = new URL(test.info().project.use.baseURL ?? "").origin;
    const answer = await this.page.request.post(`/api/auth/${how}`, { data, headers: { origin: url } });
    expect(answer.ok(), await answer.text()).toBe(true);
    const { token } = await answer.json();
    await this.page.context().addCookies([{ name: "access-token", value: token, url }]);
    this.token = token;
  }

  async createShop(name: string) {
    await this.page.getByLabel("Shop name").fill(name);
    await this.page.getByLabel("Category").selectOption({ label: "Clothing & accessories" });
    await this.page.getByLabel("WhatsApp number").fill("0712 345 678");
    await this.page.getByRole("button", { name: "Create shop" }).click();
    await expect(this.page.getByText("Your shop has been created successfully").first()).toBeVisible();
  }

  async createProduct({ name, price, stock }: { name: string; price: string; stock: string }) {
    await this.page.goto("/dashboard/products/new");
    await this.page.getByLabel("Name", { exact: true }).fill(name);
    await this.page.getByLabel("Category").selectOption({ label: "Clothing & accessories" });
    await this.page.getByLabel("Price", { exact: true }).fill(price);
    await this.page.getByLabel("In stock", { exact: true }).fill(stock);
    await this.page.getByRole("button", { name: "Create product" }).click();
    await expect(this.page.getByRole("heading", { name, level: 1 })).toBeVisible();
  }
}
