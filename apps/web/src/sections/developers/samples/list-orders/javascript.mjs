import { env } from "node:process";

let cursor;
do {
  const query = new URLSearchParams({ limit: "100", ...(cursor && { cursor }) });
  const response = await fetch(`${env.MAUZO_API}/orders?${query}`, {
    headers: { Authorization: `Bearer ${env.MAUZO_TOKEN}` },
  });
  if (!response.ok) throw new Error((await response.json()).detail);

  const page = await response.json();
  for (const order of page.items) console.log(order.order_id, order.status, order.total.minor);
  cursor = page.next;
} while (cursor);
