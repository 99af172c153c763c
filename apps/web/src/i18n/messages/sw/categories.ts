import type { Messages } from "../en.ts";

export const categories: Messages["categories"] = {
  "toys & games": "Vichezeo na michezo",
  "food & beverages": "Vyakula na vinywaji",
  "home improvement": "Ukarabati wa nyumba",
  "sporting goods": "Vifaa vya michezo",
  "pet supplies": "Mahitaji ya wanyama wa nyumbani",
  "patio & garden": "Bustani na nje ya nyumba",
  "office supplies": "Vifaa vya ofisi",
  "musical instruments": "Vyombo vya muziki",
  media: "Vitabu, muziki na filamu",
  "travel & luggage": "Safari na mabegi",
  "arts & crafts": "Sanaa na kazi za mikono",
  "antiques & collectibles": "Vitu vya kale na kumbukumbu",
  "baby products": "Bidhaa za watoto wachanga",
  electronics: "Vifaa vya umeme",
  "health & beauty": "Afya na urembo",
  "jewelry & watches": "Vito na saa",
  home: "Vitu vya nyumbani",
  "clothing & accessories": "Nguo na mapambo",
};
