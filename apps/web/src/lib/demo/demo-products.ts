/** Two products of the demo shop, as it sells them. */
export const chosen = {
  name: "Kanga Korosho",
  price: "20,000.00 TZS",
  picture: "/pictures/demo/kanga-korosho/640.webp",
};
const other = { name: "Kanga Mawio", price: "18,000.00 TZS", picture: "/pictures/demo/kanga-mawio/640.webp" };
export const demoProducts = [chosen, other];
export const amount = 2;
export const total = "40,000.00 TZS";
