export const resources = {
  title: "Resources · Mauzo",
  description:
    "Tools and short guides for shops: QR codes that open WhatsApp, documentation for developers, your first day, product pictures with a phone, and customers who have not answered.",
  hero: {
    heading: "Things that help you sell",
    text: "Two tools, and three guides you can read before the water boils.",
    saying: "Learning has no end.",
  },
  tools: {
    heading: "Tools",
    qr: {
      title: "QR code for your shop",
      text: "Make a code that opens WhatsApp with your number and a first message. Put it on the counter, the packaging, the van.",
      action: "Make a QR code",
    },
    developers: {
      title: "For developers",
      text: "Put the chat on any website with one line, or build on the API: products, orders, carts and conversations.",
      action: "Read the documentation",
    },
  },
  guides: {
    heading: "Short guides",
    items: {
      day: {
        title: "Your first day with Mauzo",
        intro: "Half an hour is enough to be open. Do it in this order.",
        steps: {
          first: {
            title: "Start with five products",
            text: "Not with all of them. Take the five people ask for most. You can add the rest this evening.",
          },
          second: {
            title: "Write names as customers say them",
            text: "“Kanga Mawio, pair” is found. “New arrival 014” is not. Put the size or the weight in the name if people ask for it.",
          },
          third: {
            title: "Count before you type the stock",
            text: "From then on every order takes off what was sold. If the first number is wrong, all later ones are.",
          },
          fourth: {
            title: "Order from yourself",
            text: "Open your shop's page, use the chat as a customer would and send the cart. Now you know what your customers see.",
          },
          fifth: {
            title: "Send the link to three people",
            text: "Regulars, not everybody. Ask them what was unclear. Tomorrow, put the link into your WhatsApp status and your profiles.",
          },
        },
      },
      pictures: {
        title: "Good product pictures with a phone",
        intro: "People buy what they can see. You need no camera and no studio.",
        steps: {
          first: {
            title: "Go to the window",
            text: "Daylight from the side, no flash, no direct sun. Before ten and after four the light is softest.",
          },
          second: {
            title: "Wipe the lens",
            text: "It has been in a pocket all day. This alone clears up many a blurred picture.",
          },
          third: {
            title: "One plain background for everything",
            text: "A clean cloth, a mat or a wall. If all pictures have the same one, your shop looks like a shop.",
          },
          fourth: {
            title: "Fill the picture",
            text: "Step closer instead of zooming. Leave a finger's width around the product, no more.",
          },
          fifth: {
            title: "Three pictures each",
            text: "The whole thing, a detail such as the weave or the label, and one that shows how big it is: in a hand, on a person, beside a cup.",
          },
          sixth: {
            title: "Show what is true",
            text: "No filters on colour. A customer who gets the colour they saw comes back.",
          },
        },
      },
      silence: {
        title: "Writing to customers who have not answered",
        intro:
          "Silence rarely means no. Mostly it means the phone rang. One friendly message is help; three are a nuisance.",
        steps: {
          first: {
            title: "Wait a day",
            text: "Then write once, and give a reason to write: the stock, the price, the delivery day.",
          },
          second: {
            title: "When they asked and went quiet",
            text: "“Hello Neema, the Kikoi Bahari you asked about is still here, two left. Shall I keep one for you until tomorrow?”",
          },
          third: {
            title: "When the cart was not sent",
            text: "“Hello Juma, your cart is still open, with the prices as they were. Is something missing, or shall I change it?”",
          },
          fourth: {
            title: "When they bought long ago",
            text: "“Hello Mama Asha, the coffee you liked is back, roasted on Monday. The usual half kilo?”",
          },
          fifth: {
            title: "Then let it be",
            text: "If they do not answer, thank them in your mind and stop. If they ask you not to write, do not write again. It is also the law.",
          },
        },
      },
    },
  },
} as const;
