export const landing = {
  title: "Mauzo: sell where you already talk",
  description:
    "Mauzo turns chats into orders. Show your products, send a cart and see each order arrive, in English and Swahili. 25,000 TZS once, no monthly fee.",
  hero: {
    heading: "Sell where you already talk",
    text: "A customer asks in the chat. Mauzo shows your products, fills the cart and brings you the order. You keep talking. We keep count.",
    action: "Get started",
    second: "See the shops",
    note: "25,000 TZS once. No monthly fee.",
  },
  allQuestions: "All questions",
  scene: {
    label:
      "A chat on a phone: a customer asks for kanga, sees two with prices, picks one, says how many, and has them in the cart.",
    shop: "Duka la Mwanzi",
    status: "Answers at once",
    question: "Hi, do you have kanga?",
    answer: "This is what I found for “kanga”.",
    howMany: "How many would you like?",
    cart: "Added to your cart: 2 × Kanga Korosho.",
    open: "Get order link",
    compose: "Compose a message",
    order: "New order",
    now: "just now",
  },
  steps: {
    heading: "From hello to order in three steps",
    items: {
      first: {
        title: "Put your products in",
        text: "Name, price, picture and how many you have. Sizes, colours and extras each with their own price.",
      },
      second: {
        title: "Share your shop",
        text: "Send the link on WhatsApp or put it in your profile. The chat answers customers day and night.",
      },
      third: {
        title: "Get the order",
        text: "The customer sends the cart and the order is on your screen, added up, with the stock taken off.",
      },
    },
    product: { name: "Kikoi Bahari", price: "28,000.00 TZS", stock: "27 in stock" },
    tryIt: "Try it as a customer",
    link: { address: "mauzo/shops/demo", shared: "Link copied" },
    order: { name: "Order", total: "40,000.00 TZS", status: "pending" },
  },
  features: {
    heading: "What you stop doing by hand",
    items: {
      first: {
        title: "Answering the same question",
        text: "Is it there? How much? The chat shows pictures, prices and what is left. When someone wants to talk to a person, it sends them to you.",
      },
      second: {
        title: "Adding up totals",
        text: "The cart counts sizes, extras and quantities. The price is always the one you set.",
      },
      third: {
        title: "Selling what is gone",
        text: "Stock goes down with every order. If two people want the last one, one gets it and the other is told.",
      },
      fourth: {
        title: "Scrolling for old orders",
        text: "Every order has a number, a customer and its lines, in one list that updates by itself.",
      },
      fifth: {
        title: "Translating",
        text: "One customer writes Hello, the next Habari. Mauzo answers each in their own language.",
      },
      sixth: {
        title: "Building a website",
        text: "Your shop gets its own page. If you already have a website, one line of code puts the chat on it.",
      },
    },
  },
  backOffice: {
    heading: "Every order in one list, on your phone",
    text: "This is the back-office of our demo shop as it stands: who ordered, what it comes to, what is still to be done. The list keeps itself up to date, and opens on a computer just as well.",
    picture: "The orders of the demo shop on a phone: each with its customer, its total and where it stands.",
  },
  proverb: {
    text: "Mali bila daftari hupotea bila habari",
    meaning: "Wealth without an account book is lost without a word.",
    source: "Swahili proverb",
  },
  audience: {
    heading: "For people who sell by talking",
    text: "Mauzo empowers 40+ businesses, from one person with a phone to a shop with staff.",
    items: {
      first: { title: "Market stalls", text: "Regulars ask before they come. Let them see and reserve from home." },
      second: {
        title: "Online sellers",
        text: "You post, the comments fill up. Send one link and let the chat take the orders.",
      },
      third: {
        title: "Makers and kitchens",
        text: "Small batches, many choices. Extras and limits are counted for you.",
      },
      fourth: {
        title: "Growing shops",
        text: "More customers than one person can answer. The back-office keeps everyone on one list.",
      },
    },
  },
  pricing: {
    heading: "One price, once",
    amount: "25,000 TZS",
    once: "One-time setup fee",
    items: {
      first: "No monthly subscription",
      second: "Free updates and support",
      third: "Products, chat, cart and orders included",
    },
    fees: "When customers pay through Mauzo, they pay the transaction fee on each sale. With your own payment gateway, your agreement with it applies.",
    action: "Create your shop",
    more: "Everything about the price",
  },
  payments: {
    heading: "Paid by phone, paid out to you",
    text: "Customers pay with the mobile money they already have. You take it out to your bank account or your mobile wallet.",
    providers: "Supported payment providers",
    way: "From the customer to you",
    steps: {
      first: "The customer confirms on their own phone",
      second: "The order turns to paid by itself",
      third: "You withdraw to a bank account or a mobile wallet",
    },
    own: "You have your own payment gateway? Link it too, several at once if you like.",
    more: "What it costs, in full",
  },
  statistics: {
    heading: "Mauzo so far",
    sales: "Total sales",
    products: "Total products",
    visitors: "Total visitors",
    orders: "Total orders",
  },
  /** Samples: no customer said this, and the note tells the reader so. */
  testimonials: {
    heading: "What changes in a day",
    note: "Examples written by us to show the idea, not the words of customers.",
    items: {
      first: {
        text: "In the morning I used to answer forty times whether the blue kitenge was still there. Now they see it, with the price, before I have had my tea.",
        who: "A fabric stall",
        place: "Kariakoo, Dar es Salaam",
      },
      second: {
        text: "I cook, I do not type. The chat takes lunch orders until eleven, with the extras counted, and I get one list for the kitchen.",
        who: "A small kitchen",
        place: "Mwanza",
      },
      third: {
        text: "Two people wanted the last pair of sandals. One got it, the other was told at once. Nobody shouted at me.",
        who: "A leather workshop",
        place: "Arusha",
      },
    },
  },
  closing: {
    heading: "Your customers are already writing",
    text: "Open your shop today and send them the link.",
    action: "Get started",
  },
} as const;
