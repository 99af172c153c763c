import { expect, type Page, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";

const logIn = (page: Page) => new BackOffice(page).enterDemo();

const background = (page: Page) => page.evaluate<string>("getComputedStyle(document.body).backgroundColor");
const light = "rgb(251, 249, 244)";
const dark = "rgb(17, 24, 21)";

test("the palette goes places, finds a product, and does things", async ({ page }) => {
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(error.message));
  // A shop of its own: the account keeps the language that is chosen here.
  const merchant = new BackOffice(page);
  await merchant.openShop("Duka la amri");
  await merchant.addProduct("Kikoi Bahari");
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Search and commands" });
  await expect(palette.getByRole("combobox")).toBeFocused();
  expect(await axeProblems(page)).toEqual([]);
  await page.keyboard.type("kikoi");
  await expect(palette.getByRole("option", { name: /Kikoi Bahari/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Kikoi Bahari", level: 1 })).toBeVisible();

  const phone = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await axeProblems(page)).toEqual([]);
  if (phone) await page.setViewportSize(phone);
  await page.getByRole("button", { name: "Search and commands" }).click();
  await palette.getByRole("option", { name: "New product" }).click();
  await expect(page).toHaveURL(/products\/new$/);
  await page.keyboard.press("Control+k");
  await palette.getByRole("option", { name: /Kiswahili/ }).click();
  await expect(page.getByRole("heading", { name: "Bidhaa mpya" })).toBeVisible();
  // The page was loaded again, and the palette with it.
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(problems).toEqual([]);
});

test("letters lead through the back-office, but not while one types", async ({ page }) => {
  await logIn(page);
  await page.keyboard.press("g");
  await page.keyboard.press("p");
  await expect(page.getByRole("heading", { name: "Products", level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: /Kanga Mawio/ })).toBeVisible();
  await page.keyboard.press("/");
  const search = page.getByRole("searchbox", { name: "Search products" });
  await expect(search).toBeFocused();
  await page.keyboard.type("ngo?");
  await expect(search).toHaveValue("ngo?");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(search).toHaveValue("");
  await expect(search).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(search).not.toBeFocused();
  await expect(page.getByRole("link", { name: /Kanga Mawio/ })).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("k");
  await expect(page.getByRole("link", { name: /Kanga Mawio/ })).toBeFocused();
  await page.keyboard.press("x");
  await expect(page.getByText("1 selected")).toBeVisible();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: /Kanga Mawio/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Kanga Mawio", level: 1 })).toBeVisible();
  await page.keyboard.press("n");
  await expect(page).toHaveURL(/products\/new$/);
});

test("a question takes the focus, keeps it, and gives it back", async ({ page }) => {
  await logIn(page);
  await page.goto("/dashboard/products/new");
  await page.getByLabel("Name", { exact: true }).fill("Kanga");
  // A form on a phone has no bar of the areas, but a link back.
  await expect(page.getByRole("navigation", { name: "Areas" })).toHaveCount(0);
  const back = page.getByRole("main").getByRole("link", { name: "All products" });
  await back.focus();
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  const stay = question.getByRole("button").first();
  const leave = question.getByRole("button").last();
  await expect(stay).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(leave).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(stay).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(leave).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(back).toBeFocused();

  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(question).toHaveCount(0);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Kanga");
  await expect(back).toBeFocused();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Search and commands" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(back).toBeFocused();
});

test("the dark theme is chosen once, is there from the first paint, and 'Device' follows the device", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await logIn(page);
  expect(await background(page)).toBe(light);
  await page.getByRole("button", { name: "Your profile" }).click();
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
  expect(await background(page)).toBe(dark);
  // No script but the page's own inline one: it must suffice for the first paint.
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/dashboard/orders");
  expect(await background(page)).toBe(dark);
  await page.unroute("**/*.js");
  await page.reload();
  expect(await background(page)).toBe(dark);
  await page.getByRole("button", { name: "Your profile" }).click();
  await page.getByRole("menuitemradio", { name: "Device" }).click();
  expect(await background(page)).toBe(light);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await background(page)).toBe(dark);
  await page.goto("/cart");
  expect(await background(page)).toBe(dark);
});

test("a list's search and filter live in its address, and a view keeps them", async ({ page }) => {
  await logIn(page);
  await page.goto("/dashboard/products");
  await page.getByRole("searchbox", { name: "Search products" }).fill("kikoi");
  await expect(page).toHaveURL(/search=kikoi/);
  await expect(page.getByRole("link", { name: /Kanga Mawio/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Views" }).click();
  await page.getByLabel("Name of the view").fill("Kikoi only");
  await page.getByRole("button", { name: "Save this view" }).click();
  await expect(page.getByText("View saved").first()).toBeVisible();
  await page.goto("/dashboard/products");
  await expect(page.getByRole("link", { name: /Kanga Mawio/ })).toBeVisible();
  await page.getByRole("button", { name: "Views" }).click();
  await page.getByRole("button", { name: "Kikoi only", exact: true }).click();
  await expect(page).toHaveURL(/search=kikoi/);
  await expect(page.getByRole("link", { name: /Kanga Mawio/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("searchbox", { name: "Search products" })).toHaveValue("kikoi");
});

test("an archived product leaves the shop, and undo brings it back", async ({ page }) => {
  const merchant = new BackOffice(page);
  const shop = `Duka la Rudisha ${Date.now()}`;
  await merchant.openShop(shop);
  const name = "Kanga ya jioni";
  await merchant.createProduct({ name, price: "18,000", stock: "5" });
  const slug = shop.toLowerCase().replaceAll(" ", "-");
  const offered = async () => (await (await page.request.get(`/api/public/shops/${slug}`)).json()).products.length;
  expect(await offered()).toBe(1);
  await page.getByRole("button", { name: `Archive ${name}` }).click();
  await expect(page.getByText("Product archived").first()).toBeVisible();
  await expect(page.getByText("Nothing in the shop just now")).toBeVisible();
  await expect(page.getByRole("link", { name: "Show the archived" })).toHaveAttribute("href", /status=archived$/);
  expect(await offered()).toBe(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: new RegExp(name) })).toBeVisible();
  expect(await offered()).toBe(1);
});

test("archived products have a list of their own, and come back from it and from their page", async ({ page }) => {
  const merchant = new BackOffice(page);
  await merchant.openShop(`Duka la Kumbukumbu ${Date.now()}`);
  for (const name of ["Ukili", "Kanga", "Kitenge"]) await merchant.addProduct(name);
  const names = () => page.getByRole("main").getByRole("list").last().getByRole("link").allInnerTexts();
  await page.goto("/dashboard/products?status=archived");
  await expect(page.getByText("Nothing is archived")).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole("button", { name: "Show what is in the shop" }).click();
  await expect(page).toHaveURL(/products$/);
  await expect(page.getByRole("link", { name: /Kitenge/ })).toBeVisible();
  const order = async () => (await names()).map((text) => text.split("\n")[0]);
  await expect.poll(order).toEqual(["Kitenge", "Kanga", "Ukili"]);
  await merchant.filterBy("Order", "By name");
  await expect(page).toHaveURL(/sort=name/);
  await expect.poll(order).toEqual(["Kanga", "Kitenge", "Ukili"]);

  for (const name of ["Kanga", "Ukili"]) await page.getByRole("checkbox", { name: `Select ${name}` }).check();
  await page.getByRole("button", { name: "Archive" }).click();
  await expect(page.getByText("2 products archived").first()).toBeVisible();
  await expect.poll(order).toEqual(["Kitenge"]);
  await merchant.filterBy("Which products", "Archived");
  await expect(page).toHaveURL(/status=archived/);
  await expect.poll(order).toEqual(["Kanga", "Ukili"]);

  await page.getByRole("link", { name: /Ukili/ }).click();
  await expect(page.getByRole("heading", { name: "Ukili", level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Edit" })).toHaveCount(0);
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole("button", { name: "Put back: Ukili" }).click();
  await expect(page.getByRole("link", { name: "Edit" })).toBeVisible();
  await expect(page).toHaveURL(/products\/[^?]+$/);

  await page.goto("/dashboard/products?status=archived");
  await page.getByRole("checkbox", { name: "Select Kanga" }).check();
  await page.getByRole("button", { name: "Put back" }).click();
  await expect(page.getByText("Nothing is archived")).toBeVisible();
  await page.getByRole("button", { name: "Remove filter: Which products" }).click();
  await expect.poll(order).toEqual(["Kitenge", "Kanga", "Ukili"]);
});

test("the gallery can be used by everybody, in both themes and languages (axe)", async ({ page }) => {
  await new BackOffice(page).openShop("Duka la maonyesho");
  await page.goto("/dashboard/gallery");
  await expect(page.getByRole("heading", { name: "Gallery", level: 1 })).toBeVisible();
  for (const theme of ["Light", "Dark"]) {
    await page.getByRole("group", { name: "Theme" }).getByRole("button", { name: theme }).click();
    expect(await axeProblems(page), theme).toEqual([]);
  }
  const language = page.getByRole("main").getByRole("button", { name: "SW Kiswahili" });
  await language.click();
  await expect(page.getByRole("heading", { name: "Maonyesho", level: 1 })).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole("button", { name: "Ondoa, na uweze kurudisha" }).click();
  await page.getByRole("button", { name: "Rudisha", exact: true }).click();
  await expect(page.getByText("Imerudi").first()).toBeVisible();
  for (const state of ["Inapakia", "Tupu", "Hakuna inayolingana", "Imeshindikana"]) {
    await page.getByLabel("Orodha inaonyesha nini").selectOption({ label: state });
    expect(await axeProblems(page), state).toEqual([]);
  }
});

test("the gallery stays inside a phone's screen when text is twice as large", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(page);
  await page.goto("/dashboard/gallery");
  await expect(page.getByRole("heading", { name: "Gallery", level: 1 })).toBeVisible();
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  await expect.poll(() => page.evaluate<number>("document.documentElement.scrollWidth")).toBe(360);
});
