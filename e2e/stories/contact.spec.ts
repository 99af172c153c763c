import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { ContactPage } from "../pages/contact-page.ts";
import { openHydrated } from "../pages/open-hydrated.ts";

test("somebody writes to us, is told what is wrong, and then what happens next", async ({ page }) => {
  const contact = new ContactPage(page);
  await openHydrated(page, "/contact-us");
  const looks = () =>
    contact.field("message").evaluate((field) => {
      const { width, padding, borderWidth, borderRadius } = getComputedStyle(field);
      return { width, padding, borderWidth, borderRadius };
    });
  const first = await looks();
  await contact.fill({ full_name: "Asha Juma", email: "asha@duka", message: "Habari\nza leo" });
  await contact.submit();
  await expect(contact.field("email")).toBeFocused();
  // The response has other class names than the page it is inserted into.
  expect(await looks()).toEqual(first);
  await expect(contact.field("email")).toHaveAccessibleDescription(/not an e-mail address/);
  await expect(contact.field("phone")).toHaveAccessibleDescription(/Write your phone number/);
  expect(await axeProblems(page, "best-practice")).toEqual([]);
  await contact.fill({ email: contact.address, phone: "0712 345 678" });
  await contact.submit();
  await expect(page.getByRole("heading", { name: "Your message is with us" })).toBeFocused();
  await expect(page.getByText(contact.address)).toBeVisible();
  expect(await axeProblems(page, "best-practice")).toEqual([]);
});

test("a message that does not get through stays where it was written", async ({ page }) => {
  const contact = new ContactPage(page);
  await openHydrated(page, "/sw/contact-us");
  await contact.fillWell();
  await page.route("**/sw/contact-us", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await contact.submit();
  await expect(page.getByRole("alert").filter({ hasText: "Ujumbe wako haujafika" })).toBeVisible();
  await expect(contact.field("message")).toHaveValue("Mistari\nmiwili");
  await page.unroute("**/sw/contact-us");
  await page.getByRole("button", { name: "Jaribu tena" }).click();
  await expect(page.getByRole("heading", { name: "Ujumbe wako umefika" })).toBeVisible();
});

test("the button says that it is sending, and sends once", async ({ page }) => {
  const contact = new ContactPage(page);
  let posts = 0;
  await openHydrated(page, "/contact-us");
  await contact.fillWell();
  await page.route("**/contact-us", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    posts++;
    await new Promise((resolve) => setTimeout(resolve, 800));
    return route.continue();
  });
  await contact.submit();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeVisible();
  await page.getByRole("button", { name: "Sending..." }).click({ force: true });
  await expect(page.getByRole("heading", { name: "Your message is with us" })).toBeVisible();
  expect(posts).toBe(1);
});
