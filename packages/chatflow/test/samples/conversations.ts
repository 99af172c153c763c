/** What a customer does: `> words` writes, `>> title` picks the button or row. */
type Conversation = {
  name: string;
  /** Until the moment that is kept. */
  said: readonly string[];
  /** From there to the order's link. */
  goOn: readonly string[];
};

/** The conversations that are kept of every release, each stopped somewhere else. */
export const conversations: readonly Conversation[] = [
  {
    name: "en-greeted",
    said: ["> Hello there"],
    goOn: [">> See products", ">> Clothing & accessories", ">> Khanga ya Mwanza", ">> 1", ">> Get order link"],
  },
  {
    name: "sw-greeted",
    said: ["> Shikamoo"],
    goOn: [">> Angalia bidhaa", ">> Nguo na mapambo", ">> Khanga ya Mwanza", "> mbili", "> agiza"],
  },
  {
    name: "en-categories",
    said: ["> Hello", "> 1"],
    goOn: ["> 1", "> 1", "> 2", ">> Get order link"],
  },
  {
    name: "sw-category",
    said: ["> Habari", "> bidhaa", ">> Nguo na mapambo"],
    goOn: [">> Khanga ya Mwanza", "> 2", "> agiza"],
  },
  {
    name: "en-search",
    said: ["> Hi, do you have khanga?"],
    goOn: [">> Khanga ya Mwanza", "> 3", ">> Get order link"],
  },
  {
    name: "sw-search",
    said: ["> Habari, shati bado zipo?"],
    goOn: [">> Shati", ">> Small", "> moja", "> agiza"],
  },
  {
    name: "en-set",
    said: ["> collections", ">> Gifts for Eid"],
    goOn: [">> Khanga ya Mwanza", ">> 2", ">> Get order link"],
  },
  {
    name: "sw-set",
    said: ["> Habari", "> makundi maalum", ">> Zawadi za Eid"],
    goOn: [">> Shati", "> 1", "> 2", "> agiza"],
  },
  {
    name: "en-variants",
    said: ["> shirt", "> shati", ">> Shati"],
    goOn: [">> Small", ">> 3", ">> Get order link"],
  },
  {
    name: "sw-variants",
    said: ["> Habari", "> shati", ">> Shati", "> Large"],
    goOn: [">> Small", "> mbili", "> agiza"],
  },
  {
    name: "en-add-ons",
    said: ["> Hello", "> ice", ">> Ice cream", ">> Vanilla", "> mango"],
    goOn: [">> Mango", ">> Nuts", ">> Continue", ">> 1", ">> Get order link"],
  },
  {
    name: "sw-add-ons-closed",
    said: ["> Habari", "> ice", ">> Ice cream", ">> Coconut", ">> Coconut", ">> Coconut", ">> Endelea"],
    goOn: ["> 2", "> agiza"],
  },
  {
    name: "en-quantity",
    said: ["> Hello", "> khanga", ">> Khanga ya Mwanza", "> 2.5"],
    goOn: ["> two", ">> Get order link"],
  },
  {
    name: "en-cart",
    said: ["> Hello", "> khanga", ">> Khanga ya Mwanza", "> 2", ">> My cart"],
    goOn: [">> Get order link"],
  },
  {
    name: "sw-cart-change",
    said: [
      "> Habari",
      "> khanga",
      ">> Khanga ya Mwanza",
      "> 2",
      "> shati",
      ">> Shati",
      ">> Small",
      "> 1",
      "> kikapu changu",
      ">> Badilisha kikapu",
    ],
    goOn: [">> Khanga ya Mwanza", "> agiza"],
  },
  {
    name: "en-cart-of-three-and-search",
    said: [
      ...["> Hello", "> khanga", ">> Khanga ya Mwanza", "> 2", "> shati", ">> Shati", ">> Small", "> 1"],
      ...[
        "> ice",
        ">> Ice cream",
        ">> Vanilla",
        ">> Vanilla",
        ">> Mango",
        ">> Syrup",
        ">> Continue",
        "> 2",
        "> khanga",
      ],
    ],
    goOn: [">> Khanga ya Mwanza", "> 1", ">> Get order link"],
  },
  {
    name: "sw-cart-and-draft",
    said: ["> Habari", "> khanga", ">> Khanga ya Mwanza", "> 1", "> ice", ">> Ice cream", ">> Vanilla"],
    goOn: [">> Mango", ">> Mango", "> hapana asante", "> 1", "> agiza"],
  },
  {
    name: "en-link-given",
    said: ["> Hello", "> khanga", ">> Khanga ya Mwanza", "> 2", ">> Get order link"],
    goOn: ["> shati", ">> Shati", ">> Small", "> 1", ">> Get order link"],
  },
  {
    name: "sw-link-given",
    said: ["> Habari", "> khanga", ">> Khanga ya Mwanza", "> 2", "> agiza"],
    goOn: [">> Kikapu changu", "> agiza"],
  },
  {
    name: "sw-order-number-asked",
    said: ["> Habari", "> khanga", ">> Khanga ya Mwanza", "> 1", ">> Kikapu changu", "> oda yangu"],
    goOn: ["> kikapu changu", "> agiza"],
  },
  {
    name: "en-lost-and-other-language",
    said: ["> Habari", "> khanga", ">> Khanga ya Mwanza", "> 1", "> English", "> banana boat"],
    goOn: ["> my cart", ">> Get order link"],
  },
];
