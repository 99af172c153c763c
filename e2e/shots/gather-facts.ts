import type { APIRequestContext } from "@playwright/test";
import type { ShotData } from "./pages.ts";

const firstId = (list: { items?: { id?: string }[] }) => list.items?.[0]?.id;

/** The first of each kind of thing that a shop has. */
export async function gatherFacts(request: APIRequestContext, token: string): Promise<ShotData> {
  const list = async (what: string, filter = "") =>
    firstId(
      await (
        await request.get(`/api/${what}?limit=1${filter}`, { headers: { authorization: `Bearer ${token}` } })
      ).json(),
    );
  return {
    product: await list("products"),
    change: await list("products/edits"),
    item: await list("stock/items"),
    group: await list("add-on-groups"),
    set: await list("sets"),
    order: await list("orders"),
    imported: await list("product-imports"),
    contacts: await list("contact-imports"),
    conversation: await list("conversations"),
    customer: await list("customers"),
    transaction: await list("transactions"),
    expense: await list("expenses"),
    supplier: await list("suppliers"),
    expenseFile: await list("expense-imports"),
    delivery: await list("webhook-deliveries"),
    popup: await list("popups"),
    template: await list("message-templates"),
    segment: await list("segments"),
    campaign: await list("campaigns"),
    plan: await list("campaign-plans"),
    draft: await list("campaigns", "&state=draft"),
  };
}
