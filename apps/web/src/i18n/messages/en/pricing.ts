export const pricing = {
  title: "Pricing: 25,000 TZS once · Mauzo",
  description:
    "Mauzo costs 25,000 TZS once. No monthly subscription, free updates and support. Who pays transaction fees, what is included, and answers to the first questions.",
  hero: {
    heading: "You pay once. Then you sell.",
    text: "Opening your shop costs 25,000 TZS. There is no monthly subscription and no bigger plan that holds back the good parts. Updates and support are free.",
    saying: "A saving does not rot: what you do not spend on fees stays yours.",
  },
  card: {
    once: "One-time setup fee",
    amount: "25,000 TZS",
    monthly: "Each month after that",
    nothing: "0 TZS",
    action: "Create your shop",
    paid: "Pay with M-Pesa or Airtel Money.",
  },
  included: {
    heading: "Everything is included",
    text: "There is one Mauzo. Everybody has all of it.",
    items: {
      first: {
        title: "A shop with its own page",
        text: "Products with pictures, sizes, colours and extras, at an address you can share.",
      },
      second: {
        title: "A chat that answers",
        text: "In English and Swahili, day and night, on your page and on any website of yours.",
      },
      third: {
        title: "Carts that add up",
        text: "Each customer gets a link to a cart with the right prices, and sends it as an order.",
      },
      fourth: {
        title: "Orders and customers",
        text: "Every order with its number and its lines, every customer with what they bought.",
      },
      fifth: {
        title: "Stock that is true",
        text: "Each order takes off what was sold. Two people cannot buy the last one.",
      },
      sixth: {
        title: "Accounts for your staff",
        text: "As many as you need. You decide what each person may see and change.",
      },
      seventh: {
        title: "QR codes",
        text: "For your counter, your packaging and your poster. Customers scan and write to you.",
      },
      eighth: {
        title: "Updates and support",
        text: "New features arrive by themselves. When you are stuck, write to us. Both are free.",
      },
    },
  },
  fees: {
    heading: "Who pays transaction fees",
    text: "Moving money costs money, and the networks charge for it. This is who carries that cost.",
    way: "How your customer pays",
    payer: "Who pays the fee",
    rows: {
      first: {
        way: "In cash, or straight to you",
        payer: "Nobody pays Mauzo anything. You note the payment on the order.",
      },
      second: {
        way: "With Mauzo's payments: M-Pesa, Airtel Money",
        payer: "The customer pays the transaction fee on each sale. You receive your price.",
      },
      third: {
        way: "Through your own payment gateway",
        payer: "Your agreement with the gateway applies. Mauzo adds nothing to it.",
      },
    },
  },
  months: {
    heading: "Less for every month you sell",
    text: "25,000 TZS divided by the months you have had your shop.",
    rows: {
      first: { time: "After 1 month", amount: "25,000 TZS a month" },
      second: { time: "After 6 months", amount: "4,167 TZS a month" },
      third: { time: "After 1 year", amount: "2,083 TZS a month" },
      fourth: { time: "After 3 years", amount: "694 TZS a month" },
    },
  },
  closing: {
    heading: "Open your shop today",
    text: "Put in your first product, send the link to one customer, and see the order arrive.",
    action: "Get started",
    contact: "Ask us first",
  },
} as const;
