import { randomUUID } from "node:crypto";
import { env } from "node:process";

const response = await fetch(`${env.MAUZO_API}/products`, {
  method: "POST",
  headers: {
    Authorization: `Bearer ${env.MAUZO_TOKEN}`,
    "Content-Type": "application/json",
    // Keep the key until you have an answer, and repeat the call with it.
    "Idempotency-Key": randomUUID(),
  },
  body: JSON.stringify({
    name: "Kikoi Pwani",
    category: "clothing & accessories",
    price_minor: 2_200_000,
    stock: 12,
  }),
});

const answer = await response.json();
if (response.status === 422) for (const { loc, msg } of answer.detail) console.error(loc.join("."), msg);
else if (!response.ok) throw new Error(answer.detail);
else console.log(answer.id, answer.name);
