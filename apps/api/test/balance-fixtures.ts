import type { Product } from "@mauzo/contract/catalogue/products";
import { orderPlans } from "@mauzo/contract/orders/order-plans";
import { orders } from "@mauzo/contract/orders/orders";
import { balanceLinks } from "@mauzo/contract/payments/balance-links";
import { manualDebts } from "@mauzo/contract/payments/manual-debts";
import { call } from "./endpoints.ts";
import { createManualOrder, selectProduct } from "./order-fixtures.ts";
import type { OpenedShop } from "./shop-fixtures.ts";
import type { Stack } from "./stack.ts";

/** Somebody who owes for two orders, one in instalments and one that they dispute, and for debts that were written down, with a link to it. */
export async function addFullBalance(
  stack: Stack,
  shop: OpenedShop,
  { product, word }: { product: Product; word: string },
) {
  const customer = { name: `Mdaiwa ${word}`, phone: "0767000555" };
  const write = async () => {
    const { id } = await createManualOrder(stack, shop, { ...selectProduct(product), customer });
    return call(stack, orders.get, { params: { id } }, shop);
  };
  const [owed, disputed] = [await write(), await write()];
  const instalments = [
    { due_on: "2099-01-01", amount_minor: 1 },
    { due_on: "2099-02-01", amount_minor: owed.total.minor - 1 },
  ];
  await call(stack, orderPlans.split, { params: { id: owed.id }, body: { instalments } }, shop);
  const { url } = await call(stack, balanceLinks.create, { params: { id: owed.customer?.id ?? "" } }, shop);
  const balanceLink = new URL(url).pathname.split("/").at(-1) ?? "";
  const body = { order_id: disputed.id, said: "disputed" as const, reason: `Sababu ${word}` };
  await call(stack, balanceLinks.answer, { params: { link: balanceLink }, body });
  const writeDown = (note: string) =>
    call(
      ...([stack, manualDebts.create] as const),
      { params: { id: owed.customer?.id ?? "" }, body: { kind: "opening", amount_minor: 50_000, note } },
      shop,
    );
  const manual = { struck: (await writeDown(`Kosa ${word}`)).id, kept: (await writeDown(`Daftari ${word}`)).id };
  return { balanceLink, manual, debtOrders: { owed: owed.id, owedMinor: owed.total.minor, disputed: disputed.id } };
}
