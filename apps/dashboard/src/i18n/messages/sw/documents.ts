export const documents = {
  title: "Hati",
  text: "Za kuchapisha, au kumtumia mteja.",
  size: "Ukubwa wa karatasi",
  sizes: { a4: "A4", "80mm": "Rola ya mm 80" },
  language: "Lugha ya hati",
  kinds: { invoice: "Ankara", receipt: "Risiti", "packing-slip": "Orodha ya kufunga" },
  open: "Fungua",
  openNamed: "Fungua: {document}",
  share: "Tuma",
  shareNamed: "Tuma: {document}",
  copied: "Kiungo kimenakiliwa. Kitafanya kazi kwa siku 30.",
  failed: "Hati haikuweza kutengenezwa",
};
