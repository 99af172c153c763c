export const galleryTexts = {
  en: {
    title: "The chat in every state",
    light: "Light",
    dark: "Dark",
    greeting: "Hello",
    question: "Do you have *kanga*? See https://duka.example",
    marks:
      "*Welcome!* There is _new_ cloth: ~30,000 TZS~ 25,000 TZS a pair, *and _soft_*.\nIts code is ```KANGA-12```.",
    links:
      "Our page https://duka.example/shops/mwanzi or www.duka.example, by mail mailto:asha@duka.example, by phone tel:+255712345678.",
    cart: "Your cart is ready:\nhttps://duka.example/cart?token=abc",
    tags: "<b>This</b> is <img src=x onerror=alert(1)> only text.",
    long: "Every kanga comes as a pair, cut and hemmed by hand. ",
    ask: "What would you like to do?",
    buttons: ["See products", "Track an order", "Talk to a person"],
    header: "Our shelves",
    body: "Choose what you would like to see.",
    footer: "Prices in Tanzanian shillings",
    open: "See the shelves",
    sections: [
      {
        title: "Cloth",
        rows: [
          ["Kanga", "Pairs with a saying"],
          ["Kitenge", "Six yards, printed"],
          ["Kikoi", ""],
        ],
      },
      {
        title: "Home",
        rows: [
          ["Baskets", "Woven from palm leaves"],
          ["Stoves", "Clay, for charcoal"],
        ],
      },
    ],
    kanga: "*Kanga Mawio*\n25,000.00 TZS",
    stove: "*Clay stove*\n18,500.00 TZS",
    film: "How a kanga is tied",
    voice: "The saying, read aloud",
    paper: "Price list",
    place: "Duka la Mwanzi",
    address: "Uhuru Street, Kariakoo, Dar es Salaam",
    busy: "Many messages at once. Wait a moment.",
    closed: "This chat is closed. Write to us on WhatsApp.",
  },
  sw: {
    title: "Mazungumzo katika kila hali",
    light: "Mwanga",
    dark: "Giza",
    greeting: "Habari",
    question: "Je, mna *kanga*? Tazama https://duka.example",
    marks:
      "*Karibu!* Kuna vitambaa _vipya_: ~30,000 TZS~ 25,000 TZS kwa jozi, *na _laini_*.\nNamba yake ni ```KANGA-12```.",
    links:
      "Ukurasa wetu https://duka.example/shops/mwanzi au www.duka.example, kwa barua pepe mailto:asha@duka.example, kwa simu tel:+255712345678.",
    cart: "Kikapu chako kiko tayari:\nhttps://duka.example/cart?token=abc",
    tags: "<b>Haya</b> ni <img src=x onerror=alert(1)> maandishi tu.",
    long: "Kila kanga huja kwa jozi, imekatwa na kupindwa kwa mkono. ",
    ask: "Ungependa kufanya nini?",
    buttons: ["Angalia bidhaa", "Fuatilia oda", "Ongea na mtu"],
    header: "Rafu zetu",
    body: "Chagua unachotaka kuona.",
    footer: "Bei kwa shilingi za Tanzania",
    open: "Angalia rafu",
    sections: [
      {
        title: "Vitambaa",
        rows: [
          ["Kanga", "Jozi yenye methali"],
          ["Kitenge", "Yadi sita, kimechapwa"],
          ["Kikoi", ""],
        ],
      },
      {
        title: "Nyumbani",
        rows: [
          ["Vikapu", "Vimesukwa kwa ukili"],
          ["Majiko", "Ya udongo, kwa mkaa"],
        ],
      },
    ],
    kanga: "*Kanga Mawio*\n25,000.00 TZS",
    stove: "*Jiko la udongo*\n18,500.00 TZS",
    film: "Jinsi ya kufunga kanga",
    voice: "Methali, ikisomwa kwa sauti",
    paper: "Orodha ya bei",
    place: "Duka la Mwanzi",
    address: "Mtaa wa Uhuru, Kariakoo, Dar es Salaam",
    busy: "Ujumbe mwingi kwa mara moja. Subiri kidogo.",
    closed: "Mazungumzo haya yamefungwa. Tuandikie kwa WhatsApp.",
  },
};

export type GalleryTexts = (typeof galleryTexts)["en"];
export type Language = keyof typeof galleryTexts;
