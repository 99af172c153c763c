import { env } from "node:process";

const response = await fetch(`${env.MAUZO_API}/public/shops/${env.MAUZO_SHOP}`);
if (!response.ok) throw new Error((await response.json()).detail);

const { shop, products } = await response.json();
console.log(shop.name, shop.bot_id);
for (const { name, price_from } of products) {
  const amount = (price_from.minor / 100).toLocaleString("en", { minimumFractionDigits: 2 });
  console.log(`${name}: ${amount} ${price_from.currency}`);
}
