export const faq = {
  heading: "Questions people ask first",
  items: {
    what: {
      question: "What is Mauzo?",
      answer: {
        first:
          "Mauzo is a shop for people who sell by talking. You put in your products with prices and pictures. Customers find them in a chat or on your shop's page, choose what they want, and the cart adds it up.",
        second:
          "When the customer sends the cart, you have an order: with a number, a name, every line and the total, and with the stock already taken off. Products, orders, customers and sales stand in one back-office, in English and Swahili.",
      },
    },
    who: {
      question: "Which businesses is it for?",
      answer: {
        first:
          "Small and medium businesses, micro-enterprises and people who sell online: market stalls, clothes and shoes, kitchens and bakeries, makers, cosmetics, phone accessories, wholesalers.",
        second:
          "You need a phone, a WhatsApp number and something to sell. It suits one person alone, and it suits a shop with staff, where everybody has an account and may do only what you allow.",
      },
    },
    withdraw: {
      question: "How do I withdraw my money?",
      answer: {
        first:
          "To a bank account or to a mobile wallet, such as M-Pesa or Airtel Money. In the back-office you choose how much and where it should go, and confirm with your password. The withdrawal then stands among your transactions, so that you can follow it.",
        second:
          "This is for money that came in through Mauzo's payments. If you link your own payment gateway, it pays you as you agreed with it.",
      },
    },
    products: {
      question: "How do I add products?",
      answer: {
        first:
          "Open Products in the back-office and add a new one. Write the name and a description, set the price, add images, choose a category and press Save. The product is in your shop and in the chat at once.",
        second:
          "Does it come in sizes or colours, or with extras? Add them on the same page, each with its own price and stock. The first image you choose is the cover.",
      },
    },
    providers: {
      question: "Can I link more than one payment provider?",
      answer: {
        first:
          "Yes. You can link several, for example one for M-Pesa, one for Airtel Money and a gateway you already use. The customer chooses how to pay, and each sale shows which way the money came.",
        second:
          "The fee follows the provider of that sale. With Mauzo's payments the customer pays it; with your own gateway, your agreement with it applies.",
      },
    },
  },
} as const;
