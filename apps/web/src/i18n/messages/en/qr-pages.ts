export const qrPages = {
  page: {
    title: "A QR code for your WhatsApp shop · Mauzo",
    description:
      "Make a QR code that opens a WhatsApp chat with your shop. Free, and nothing you type leaves your phone.",
    heading: "One scan, and they are chatting with you",
    text: "Put this code on your counter, your bags or your receipts. Customers scan it and a WhatsApp chat with your shop opens, the first message already written.",
    noScript:
      "Your browser has JavaScript switched off, and the code is drawn in your browser. Switch it on to make one, or share this address with your own number in it: https://wa.me/255XXXXXXXXX",
    stepsTitle: "From code to customer",
    steps: {
      first: { title: "Make it", text: "Type your shop's number and what the customer will say first." },
      second: { title: "Print it", text: "A sticker for bags, a tent for the counter, a poster for the door." },
      third: { title: "Sell", text: "Whoever scans it writes to you. No number to save, nothing to type." },
    },
  },
  customize: {
    title: "Design your shop's QR code · Mauzo",
    description: "Frames, colours, your logo, and stickers and table tents ready to print.",
    heading: "Make it look like your shop",
    text: "Choose a look, add your words and your logo, then download it or print a whole sheet.",
  },
} as const;
