import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";

type Field = "full_name" | "email" | "phone" | "message";

/**
 * The contact form, in either language; each instance has an e-mail address of its own, because messages are
 * rate-limited per address.
 */
export class ContactPage {
  readonly page: Page;
  readonly address = `asha-${randomUUID()}@duka.example`;

  constructor(page: Page) {
    this.page = page;
  }

  field(name: Field) {
    return this.page.locator(`form [name="${name}"]`);
  }

  async fill(values: Partial<Record<Field, string>>) {
    for (const name of ["full_name", "email", "phone", "message"] as const) {
      const value = values[name];
      if (value !== undefined) await this.field(name).fill(value);
    }
  }

  fillWell() {
    return this.fill({
      full_name: "Asha Juma",
      email: this.address,
      phone: "0712 345 678",
      message: "Mistari\nmiwili",
    });
  }

  submit() {
    return this.page.getByRole("button", { name: /^(Submit Your Message|Tuma ujumbe wako)$/ }).click();
  }
}
