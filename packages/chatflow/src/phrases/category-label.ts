const swahili: Record<string, string> = {
  "toys & games": "Vitu vya kuchezea",
  "food & beverages": "Vyakula na vinywaji",
  "home improvement": "Ukarabati wa nyumba",
  "sporting goods": "Vifaa vya michezo",
  "pet supplies": "Wanyama wa nyumbani",
  "patio & garden": "Bustani",
  "office supplies": "Vifaa vya ofisi",
  "musical instruments": "Vyombo vya muziki",
  media: "Vitabu, muziki na filamu",
  "travel & luggage": "Mabegi na safari",
  "arts & crafts": "Sanaa na ufundi",
  "antiques & collectibles": "Vitu vya kale",
  "baby products": "Vitu vya watoto",
  electronics: "Vifaa vya kielektroniki",
  "health & beauty": "Afya na urembo",
  "jewelry & watches": "Vito na saa",
  home: "Vitu vya nyumbani",
  "clothing & accessories": "Nguo na mapambo",
};

/** A category as customers read it: `Food & beverages`, `Vyakula na vinywaji`. */
export function categoryLabel(name: string, language: "en" | "sw"): string {
  if (language === "sw" && Object.hasOwn(swahili, name)) return swahili[name] ?? name;
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
}
