export const about = {
  title: "About us · Mauzo",
  description:
    "Why Mauzo exists, what we are building and what we hold ourselves to: a shop for people in East Africa who sell by talking.",
  hero: {
    heading: "Selling is a conversation. We keep count of it.",
    text: "Mauzo is Swahili for sales. We make the tools behind the chat, so that a shop with one phone can run like a shop with an office.",
    saying: "Let the guest come, that the host may gain: a good welcome pays both.",
  },
  claim: {
    number: "40+",
    text: "Mauzo empowers 40+ businesses, from one person with a phone to a shop with staff.",
    shops: "See the shops",
  },
  mission: {
    heading: "Our mission",
    text: "To let anyone who can hold a conversation run a well-kept shop, whatever its size, in the language they speak at home.",
  },
  vision: {
    heading: "Our vision",
    text: "An East Africa where a stall in Kariakoo, a kitchen in Arusha and a workshop in Mwanza can be found, ordered from and trusted as easily as the largest store in town.",
  },
  story: {
    heading: "Our story",
    text: {
      first:
        "Look at how things are sold here. Somebody posts a picture. Below it, forty people ask the same two questions: is it there, and how much? The seller answers each of them, late into the night, with the prices in their head and the orders in a notebook, between voice notes and family messages.",
      second:
        "The selling works. Trust is built in exactly those conversations, and no web shop with a checkout has replaced them. What does not work is everything around them: adding up, remembering who ordered what, knowing how many are left, finding last week's address.",
      third:
        "So we did not ask sellers to move somewhere else. We put the shop into the conversation. The chat shows the products, the cart adds up, the order arrives with a number, the stock goes down by itself. And when a customer wants to talk to a person, the person is there.",
      fourth:
        "We started in Dar es Salaam, and the first decisions came from the counter. Swahili had to be as good as English. It had to work on a small phone with a slow network. And the price had to be paid once, because a shop with a slow month should not lose its shelves.",
    },
  },
  values: {
    heading: "What we hold ourselves to",
    items: {
      first: {
        title: "The customer stays yours",
        text: "Your customers write to you, not to us. Their names and numbers belong to your shop.",
      },
      second: {
        title: "The price you set is the price",
        text: "What the chat says, what the cart shows and what you are paid for are the same number.",
      },
      third: {
        title: "Nothing gets lost",
        text: "An order that was accepted is kept, whatever happens to a phone, a network or a server.",
      },
      fourth: {
        title: "Plain words",
        text: "In both languages. If something goes wrong, we say what happened and what to do next.",
      },
      fifth: {
        title: "Light on the phone",
        text: "Every page is built for a slow network first. Data bundles are money.",
      },
      sixth: {
        title: "One price, for everybody",
        text: "25,000 TZS once. We grow when more shops open, not when yours has to pay again.",
      },
    },
  },
  closing: {
    heading: "Come and see for yourself",
    text: "Open a shop, or tell us about the one you have.",
    action: "Get started",
    contact: "Write to us",
  },
} as const;
