import { expect, test } from "@playwright/test";
import { ContactPage } from "../pages/contact-page.ts";

const markup = '<img src=x onerror="alert(1)">"\'';

test("the contact form works without JavaScript, and loses nothing", async ({ page }) => {
  const contact = new ContactPage(page);
  await page.goto("/sw/contact-us");
  await contact.fill({ full_name: markup, email: "asha", message: `${markup}\nmstari` });
  const [answer] = await Promise.all([page.waitForEvent("response"), contact.submit()]);
  expect(answer.headers()["content-security-policy"]).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(answer.headers()["cache-control"]).toContain("no-store");
  await expect(page.getByText("Hii si barua pepe.")).toBeVisible();
  await expect(page.getByText("Andika namba yako ya simu.")).toBeVisible();
  await expect(contact.field("full_name")).toHaveValue(markup);
  await expect(contact.field("message")).toHaveValue(`${markup}\nmstari`);
  expect(await answer.text()).not.toContain("<img src=x");
  await contact.fill({ full_name: "Asha Juma", email: contact.address, phone: "0712 345 678" });
  await contact.submit();
  await expect(page.getByRole("heading", { name: "Ujumbe wako umefika" })).toBeVisible();
});
