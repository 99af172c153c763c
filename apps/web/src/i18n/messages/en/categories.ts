import type { ShopCategory } from "@mauzo/contract/shop";

export const categories: Record<ShopCategory, string> = {
  "toys & games": "Toys & games",
  "food & beverages": "Food & beverages",
  "home improvement": "Home improvement",
  "sporting goods": "Sporting goods",
  "pet supplies": "Pet supplies",
  "patio & garden": "Patio & garden",
  "office supplies": "Office supplies",
  "musical instruments": "Musical instruments",
  media: "Media",
  "travel & luggage": "Travel & luggage",
  "arts & crafts": "Arts & crafts",
  "antiques & collectibles": "Antiques & collectibles",
  "baby products": "Baby products",
  electronics: "Electronics",
  "health & beauty": "Health & beauty",
  "jewelry & watches": "Jewelry & watches",
  home: "Home",
  "clothing & accessories": "Clothing & accessories",
};
