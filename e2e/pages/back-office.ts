import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";

/** The merchant's side, in English. */
export class BackOffice {
  readonly page: Page;

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
