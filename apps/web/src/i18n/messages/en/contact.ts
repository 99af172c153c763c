export const contact = {
  title: "Contact · Mauzo",
  description:
    "Write to Mauzo: questions before you open a shop, help with the one you have, or something we should build. Address, e-mail and phone in Dar es Salaam.",
  hero: {
    heading: "Write to us",
    text: "A question before you start, help with your shop, or an idea. People read every message, in English and Swahili.",
    saying: "To ask is not foolishness.",
  },
  form: {
    heading: "Your message to us",
    full_name: "Full name",
    email: "E-mail",
    phone: "Phone number",
    phoneHint: "So that we can call you if that is quicker. For example 0712 345 678.",
    message: "Your message",
    messageHint: "If it is about a shop you have, say which one.",
    website: "Leave this empty",
    submit: "Submit Your Message",
    sending: "Sending...",
    retry: "Retry",
  },
  problems: {
    full_name: { missing: "Write your name, so that we know how to address you.", wrong: "This name is too long." },
    email: {
      missing: "Write your e-mail address. Our answer goes there.",
      wrong: "This is not an e-mail address. A right one looks like asha@duka.co.tz.",
    },
    phone: {
      missing: "Write your phone number.",
      wrong: "This is not a phone number. A right one looks like 0712 345 678 or +255 712 345 678.",
    },
    message: {
      missing: "Write what it is about.",
      wrong: "This message is too long. {most} characters fit.",
    },
  },
  failures: {
    limited:
      "Many messages have come from your connection. Wait {minutes} minutes, then try again. What you wrote is still here.",
    down: "Your message did not get through. It is still here: try again in a moment, or write to us by e-mail.",
  },
  sent: {
    heading: "Your message is with us",
    text: "Thank you. Somebody will read it and answer to {email}. You need do nothing more.",
    urgent: "If it cannot wait, call us.",
    again: "Write another message",
  },
  reach: {
    heading: "Other ways to reach us",
    address: "Address",
    email: "E-mail",
    phone: "Phone",
    social: "Follow Mauzo",
  },
} as const;
