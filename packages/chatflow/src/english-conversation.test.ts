import { expect, it } from "vitest";
import { playScript } from "../test/play-script.ts";

const script = `
> Hello there
Hello, welcome to Duka la Asha. You can look at our products and order here. What would you like to do?
[See products] [My cart] [More]
→ greeting

> 1
# Categories
Pick a category, or write what you are looking for.
<See categories>
{Clothing & accessories - 2 products}
{Food & beverages - 1 product}
{Electronics - 1 product}
→ categories

>> Clothing & accessories
(picture) *Khanga ya Mwanza*
25,000.00 TZS
# Clothing & accessories
Pick a product to order it.
<See products>
{Khanga ya Mwanza - 25,000.00 TZS}
{Shati - 18,000.00 TZS}
{Other categories}
→ products

>> Khanga ya Mwanza
(picture) *Khanga ya Mwanza*
25,000.00 TZS

Pure cotton, two pieces.
How many would you like? Tap a number or write one.
[1] [2] [3]
→ quantity

> 5
We have only 4. How many would you like?
[1] [2] [3]
→ quantity

> 2.5
Please write a whole number, such as 2.
[1] [2] [3]
→ quantity

> two
Added to your cart: 2 × *Khanga ya Mwanza*.
What would you like to do next?
[More products] [My cart] [Get order link]
→ added

>> More products
# Categories
Pick a category, or write what you are looking for.
<See categories>
{Clothing & accessories - 2 products}
{Food & beverages - 1 product}
{Electronics - 1 product}
→ categories

> ice
(picture) *Ice cream*
5,000.00 TZS
# Products
This is what I found for “ice”.
<See products>
{Ice cream - 5,000.00 TZS}
{Other categories}
→ products

>> Ice cream
(picture) *Ice cream*
5,000.00 TZS

Three scoops.
# Scoops
Scoops for each Ice cream:
Choose exactly 3. You may pick one twice.
<Choose>
{Vanilla - Free}
{Mango - Free}
{Coconut - Free}
{Baobab - Free · Sold out}
→ add-ons

>> Vanilla
# Scoops
Scoops for each Ice cream:
Choose exactly 3. You may pick one twice.
Chosen (1): Vanilla
<Choose>
{Vanilla - Free · Chosen: 1}
{Mango - Free}
{Coconut - Free}
{Baobab - Free · Sold out}
{Start over - Choose the extras again}
→ add-ons

>> Baobab
Baobab is sold out. Please pick another one.
# Scoops
Scoops for each Ice cream:
Choose exactly 3. You may pick one twice.
Chosen (1): Vanilla
<Choose>
{Vanilla - Free · Chosen: 1}
{Mango - Free}
{Coconut - Free}
{Baobab - Free · Sold out}
{Start over - Choose the extras again}
→ add-ons

> mango
# Scoops
Scoops for each Ice cream:
Choose exactly 3. You may pick one twice.
Chosen (2): Vanilla, Mango
<Choose>
{Vanilla - Free · Chosen: 1}
{Mango - Free · Chosen: 1}
{Coconut - Free}
{Baobab - Free · Sold out}
{Start over - Choose the extras again}
→ add-ons

> Mango
# Toppings
Toppings for each Ice cream:
Choose up to 2, or continue.
<Choose>
{Continue}
{Nuts - + 500.00 TZS}
{Syrup - + 300.00 TZS}
{Start over - Choose the extras again}
→ add-ons

> no thanks
How many would you like? Tap a number or write one.
[1] [2] [3]
→ quantity

>> 1
Added to your cart: 1 × *Ice cream*.
What would you like to do next?
[More products] [My cart] [Get order link]
→ added

>> My cart
Your cart:

2 × *Khanga ya Mwanza*: 50,000.00 TZS
1 × *Ice cream*: 5,000.00 TZS
   + 1 × Vanilla
   + 2 × Mango

*Total: 55,000.00 TZS*
Is this right?
[Get order link] [More products] [Change cart]
→ cart-next

>> Change cart
# Duka la Asha
What should I take out?
<Choose>
{Khanga ya Mwanza - × 2 · 50,000.00 TZS}
{Ice cream - × 1 · 5,000.00 TZS}
{Empty the cart - Take everything out}
{Back - Leave everything as it is}
→ cart-change

>> Khanga ya Mwanza
Removed: Khanga ya Mwanza.
Your cart:

1 × *Ice cream*: 5,000.00 TZS
   + 1 × Vanilla
   + 2 × Mango

*Total: 5,000.00 TZS*
Is this right?
[Get order link] [More products] [Change cart]
→ cart-next

>> Get order link
Your order *7K4Q9-DXM2T* is ready: 5,000.00 TZS.

Open this link to check it, add your name and phone number, and send it to the shop:
https://mauzo.example/cart?token=t0k_en-_x

Nothing is ordered until you send it there.
What would you like to do next?
[See products] [My cart] [More]
→ menu

> banana boat
Sorry, I did not understand that. Please pick one of these, or write “menu”.
[See products] [My cart] [More]
→ menu

> order status
I see no order from this chat yet. If you have an order number, write it here, for example 7K4Q9-DXM2T.
[Back]
→ order-status
`;

it("orders in English, taps and words mixed", async () => {
  expect(await playScript(script)).toBe(script);
});
