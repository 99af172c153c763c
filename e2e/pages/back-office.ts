import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";

/** The merchant's side, in English. */
export class BackOffice {
  readonly page: Page;
  private token = "";

  constructor(page: Page) {
    this.page = page;
  }

  /** Signs up with a new e-mail through the site's get-started button. */
  async signUp(name = "Asha Juma") {
    const email = `${randomUUID()}@duka.example`;
    await this.page.goto("/dashboard?auth=Signup");
    await this.page.getByLabel("Your name").fill(name);
    await this.page.getByLabel("E-mail").fill(email);
    await this.page.getByLabel("Password", { exact: true }).fill("neno la siri");
    await this.page.getByRole("button", { name: "Create account" }).click();
    return email;
  }

  /** A passing note at the foot of the screen, not the copy of it that is read out. */
  toast(text: string) {
    return this.page.getByRole("region", { name: /^(Notifications|Taarifa)/ }).getByText(text, { exact: true });
  }

  async logIn(email = "demo@mauzo.example", password = "karibu-mauzo") {
    await this.page.getByLabel("E-mail").fill(email);
    await this.page.getByLabel("Password", { exact: true }).fill(password);
    await this.page.getByRole("button", { name: "Log in", exact: true }).click();
  }

  /** Like `signUp` and `createShop`, but through the API, for stories about what comes later. */
  async openShop(name: string) {
    const email = `${randomUUID()}@duka.example`;
    await this.enter("sign-up", { name: "Asha Juma", email, password: "neno la siri" });
    await this.post("shop", { name, category: "clothing & accessories", whatsapp_number: "0712345678" });
    return email;
  }

  /** Switches the back-office to this language. */
  async speak(language: "en" | "sw") {
    const url = new URL(test.info().project.use.baseURL ?? "").origin;
    await this.page.context().addCookies([{ name: "language", value: language, url }]);
    await this.page.context().addInitScript((value) => localStorage.setItem("language", value), language);
  }

  /** Like `createProduct`, but through the API, in a shop that `openShop` opened. */
  addProduct(name: string, more: object = { price_minor: 1_800_000, stock: 5 }) {
    return this.post("products", { name, category: "clothing & accessories", ...more });
  }

  /** Invites somebody to the shop, through the API. */
  invite(email: string, permissions: object) {
    return this.post("invites", { email, permissions, language: "en" });
  }

  /** A staff member writes down a customer, and that they agreed to offers by SMS, through the API. */
  async addCustomer(name: string, phone: string, { agrees }: { agrees: boolean }): Promise<{ id: string }> {
    const customer = await this.post("customers", { name, phone, language: "sw" });
    if (agrees) await this.post(`customers/${customer.id}/consents`, { channel: "sms", state: "given", how: "Kaunta" });
    return customer;
  }

  /** A staff member writes down that a customer agreed to offers over WhatsApp, through the API. */
  agreeOverWhatsapp(customerId: string) {
    return this.post(`customers/${customerId}/consents`, { channel: "whatsapp", state: "given", how: "Kaunta" });
  }

  /** Says what WhatsApp takes for an offer, through the API. */
  enterOfferPrice(minor: number) {
    return this.put("message-prices", { utility_minor: null, marketing_minor: minor, order_sms: false });
  }

  /** A staff member writes down an order of one piece of this product, through the API; of nobody unless named. */
  writeOrder({ id, variants }: { id: string; variants: { id: string }[] }, customer?: { name: string; phone: string }) {
    const products = [{ id, variants: [{ id: variants[0]?.id, quantity: 1 }] }];
    return this.post("orders", { language: "en", products, customer });
  }

  /** A staff member records that so much of an order was paid in cash, through the API. */
  payOrder(id: string, minor: number) {
    return this.post(`orders/${id}/payments`, { amount_minor: minor, method: "cash" });
  }

  /** A staff member asks a phone to pay for an order, through the API. */
  askPhone(id: string, phone: string) {
    return this.post(`orders/${id}/payment-requests`, { phone });
  }

  /** A staff member changes an order's fulfilment status, through the API. */
  moveOrder(id: string, from: string, to: string) {
    return this.post(`orders/${id}/moves`, { from, to });
  }

  /** A staff member adjusts the stock of a variant by its id, through the API. */
  changeStock(itemId: string, delta: number) {
    return this.post(`stock/items/${itemId}/adjustments`, { delta, cause: "correction" });
  }

  /** Another staff member saves an add-on group in the meantime. */
  changeGroup(id: string, data: object) {
    return this.put(`add-on-groups/${id}`, data);
  }

  /** Another staff member saves a product in the meantime. */
  changeProduct(id: string, data: object) {
    return this.put(`products/${id}`, data);
  }

  /** Saves the shop's delivery methods, as somebody else would meanwhile. */
  changeDelivery(methods: object[]) {
    return this.put("delivery-methods", { methods });
  }

  /** Connects a number of the sandbox, and checks it, through the API. */
  async connect(number: { phone_number_id: string; business_account_id: string; token: string; app_secret: string }) {
    const { phone_number_id, business_account_id, token, app_secret } = number;
    const headers = { authorization: `Bearer ${this.token}` };
    const data = { version: 0, phone_number_id, business_account_id, token, app_secret };
    const saved = await this.page.request.put("/api/channels/whatsapp", { data, headers });
    expect(saved.ok(), await saved.text()).toBe(true);
    const { steps } = await this.post("channels/whatsapp/check", {});
    expect(steps.map(({ state }: { state: string }) => state)).toEqual(["ok", "ok", "ok", "ok", "ok"]);
  }

  /** Saves details of the shop, as somebody else would meanwhile. */
  changeShop(data: object) {
    return this.put("shop", data);
  }

  /** Returns a product as it is stored. */
  readProduct(id: string) {
    return this.read(`products/${id}`);
  }

  /** Returns something of the shop as it is stored. */
  async read(what: string) {
    const headers = { authorization: `Bearer ${this.token}` };
    const answer = await this.page.request.get(`/api/${what}`, { headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  }

  /** Creates a set of these products in a shop that `openShop` opened; returns the id at the end of its link. */
  async addSet(name: { en: string; sw: string }, productIds: string[]): Promise<string> {
    const none = { en: "", sw: "" };
    const body = { kind: "curated", name: name.en, header: name, body: none, footer: none, product_ids: productIds };
    return (await this.post("sets", body)).id;
  }

  /** Logs in to the demo shop without the form and opens its first page. */
  async enterDemo() {
    await this.enter("log-in", { email: "demo@mauzo.example", password: "karibu-mauzo" });
    await this.page.goto("/dashboard");
    await expect(this.page.getByRole("navigation", { name: /^(Areas|Sehemu)$/ }).last()).toBeVisible();
  }

  /** Chooses one of a list's further actions: on a phone they are in a menu. */
  async chooseMore(name: string) {
    await this.page
      .getByRole("main")
      .getByRole("button", { name: /^(More|Zaidi)$/ })
      .click();
    await this.page.getByRole("menuitem", { name, exact: true }).click();
  }

  /** Sets one of a list's filters, or its order. */
  async filterBy(filter: string, value: string) {
    await this.page.getByRole("button", { name: /^(Add filter|Weka kichujio)$/ }).click();
    const panel = this.page.getByRole("dialog");
    await panel.getByRole("listitem").filter({ hasText: filter }).first().getByRole("button").click();
    await panel.getByRole("button", { name: value, exact: true }).click();
  }

  /** The chip of a filter that is set. */
  filterChip(filter: string, value: string) {
    return this.page.getByRole("main").getByRole("button", { name: `${filter}: ${value}`, exact: true });
  }

  /** A staff member writes into a visitor's conversation. No screen does this yet. */
  answerVisitor(conversationId: string, text: string) {
    return this.post(`conversations/${conversationId}/messages`, { text });
  }

  /** Saves with the present version. */
  private async put(what: string, changed: object) {
    const { version, updated_at } = await this.read(what);
    const seen = version === undefined ? { expected_updated_at: updated_at } : { version };
    const headers = { authorization: `Bearer ${this.token}` };
    const answer = await this.page.request.put(`/api/${what}`, { data: { ...seen, ...changed }, headers });
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
