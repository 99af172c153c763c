import { expect, type Locator, type Page } from "@playwright/test";

/** The chat box on any page with the widget. */
export class Chat {
  readonly page: Page;
  readonly log: Locator;

  constructor(page: Page) {
    this.page = page;
    this.log = page.getByRole("log");
  }

  async open() {
    await this.page.getByRole("button", { name: /^(Open chat|Fungua mazungumzo)/ }).click();
  }

  async say(text: string) {
    const box = this.page.getByPlaceholder(/Compose a message|Andika ujumbe/);
    await box.fill(text);
    await box.press("Enter");
    await expect(this.log.getByText(text, { exact: true }).last()).toBeVisible();
  }

  /** Waits until the bot has sent its whole reply: right after a visitor's message it is not typing yet. */
  private async answered() {
    const isWaiting = (log: Element) =>
      log.querySelector(".typing") !== null || [...log.querySelectorAll(".turn")].at(-1)?.matches(".visitor") === true;
    await expect.poll(() => this.log.evaluate(isWaiting)).toBe(false);
  }

  /** Waits until the visitor's message is in the log: before that the bot has not replied and is not typing either. */
  private async saying(act: () => Promise<void>) {
    const newest = this.log.locator(".turn").last();
    if ((await newest.count()) > 0) await newest.evaluate((turn) => turn.setAttribute("data-before", ""));
    await act();
    await expect(newest).not.toHaveAttribute("data-before");
  }

  /** Presses the newest reply button with this label. */
  async press(label: string | RegExp) {
    await this.answered();
    await this.saying(() => this.log.getByRole("button", { name: label }).last().click());
  }

  /** Picks one of what the bot offers: a row of its newest list, or the button where it sent a few of them. */
  async pick(row: string | RegExp) {
    await this.answered();
    const hasList = (log: Element) =>
      [...log.querySelectorAll('.choices, button[aria-haspopup="dialog"]')].at(-1)?.matches("button") === true;
    if (!(await this.log.evaluate(hasList))) return this.press(row);
    await this.log.locator('button[aria-haspopup="dialog"]').last().click();
    await this.saying(() => this.page.getByRole("dialog").getByRole("button", { name: row }).last().click());
  }

  /** Returns the last cart link the bot sent. */
  async cartLink(): Promise<string> {
    await this.answered();
    const link = this.log.locator('a[href*="/cart?token="]').last();
    await expect(link).toBeVisible();
    return (await link.getAttribute("href")) ?? "";
  }
}
