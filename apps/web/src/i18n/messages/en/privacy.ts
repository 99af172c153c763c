// A draft for Tanzania: counsel reads it before the first shop pays.
export const privacy = {
  title: "Privacy Policy · Mauzo",
  description:
    "Which personal data Mauzo handles, why, for how long and with whom, and your rights under the Personal Data Protection Act of Tanzania.",
  heading: "Privacy Policy",
  intro: "Which data about people we handle, why, and what you can ask of us.",
  saying: "Only the ladle knows the secret of the water jar: what you entrust to us stays with us.",
  updated: "Last updated: November 21, 2026",
  summaryHeading: "In short",
  summary: {
    first: "We handle what is needed to run your shop and answer you, and nothing for advertising. We sell no data.",
    second: "A shop's customers belong to the shop. We handle their data on the shop's behalf and for nothing else.",
    third: "This site follows nobody around: no advertising cookies, no trackers of other companies.",
    fourth:
      "You may see your data, have it corrected or deleted, and complain to the Personal Data Protection Commission.",
  },
  summaryNote: "The summary helps you find your way. What counts is the full text below.",
  contents: "Contents",
  related: "What else we agree on is in the Terms of Service",
  sections: {
    who: {
      title: "Who is responsible",
      text: `
        <p>Mauzo, Dar es Salaam, Tanzania, is the controller of the data of people who have an account, visit this site or write to us. The Personal Data Protection Act, 2022 and its regulations apply.</p>
        <p>When you shop at a shop on Mauzo, that shop is the controller of your name, your number and your order. Mauzo is its processor: we do with that data what the shop asks, to run its chat, carts and orders.</p>`,
    },
    collect: {
      title: "Which data we handle",
      text: `
        <p>It depends on what you do here:</p>
        <points>
          <li>You have an account: your name, e-mail address, a password we store only in scrambled form, your language and time zone, and when and from which device you signed in.</li>
          <li>You keep a shop: its name, category, WhatsApp number, logo, products, staff and their permissions.</li>
          <li>You order or chat: what you write in the chat, your name and phone number if you give them, and what you order.</li>
          <li>You write to us: your name, e-mail address, phone number, message and language.</li>
          <li>You only look: your network address and the page asked for, in logs that keep the service safe and working.</li>
        </points>`,
    },
    why: {
      title: "Why we handle it",
      text: `
        <p>We use each piece of data for what it was given for:</p>
        <points>
          <li>To do what we agreed with you: your account, your shop, your orders, your payments.</li>
          <li>To keep accounts and shops safe: limits against guessing, and sessions you can end on other devices.</li>
          <li>To answer when you write, and to tell you what you need to know about your shop.</li>
          <li>To keep the records that tax, payment and communications laws demand.</li>
          <li>For anything else we ask for your consent first, and you may take it back at any time.</li>
        </points>`,
    },
    device: {
      title: "What is kept on your device",
      text: `
        <p>No cookie here serves advertising. Your browser keeps these things itself; you can erase them in its settings at any time:</p>
        <points>
          <li>The language you read, for a year.</li>
          <li>On a shop's page: what you put into the cart, and once you go on to order, the link it became. Both stay until the order is placed and you come back to the page, or until you empty the cart.</li>
          <li>On a page with a chat: the colours of that chat, even if you never open it. If you open it: what was said, and the secret number of the conversation, so that both are still there tomorrow. Starting over in the chat erases what was said.</li>
          <li>If you sign in: the sign that you are signed in, until you sign out or it runs out.</li>
          <li>In the back-office: whether it is light or dark, for a year; the columns and views you chose, and the name of the shop you were in last.</li>
          <li>Until you close the tab: what you typed for a QR code, with its number, message and logo; what you wrote on an order; your e-mail address on the way to signing in; what stood in a form when its page was loaded anew; that the panel at the side was shown, that you opened a chat, and that the typefaces are here.</li>
          <li>If your browser runs no JavaScript: what you wrote on an order that was not accepted, for 30 minutes at most.</li>
        </points>`,
    },
    country: {
      title: "Finding your language",
      text: `
        <p>If no language is saved yet, the site asks one look-up service from which country your network address comes, and reads the country only: Tanzania gets Swahili, everybody else English. The answer is saved as your language and nothing is asked again. The service sees your network address as any site you visit does.</p>`,
    },
    share: {
      title: "Who else sees it",
      text: `
        <p>We sell no data and give none away for advertising. Data goes only to those who are needed:</p>
        <points>
          <li>The shop you write to or order from, and the staff it allows.</li>
          <li>Payment providers, such as M-Pesa and Airtel Money, when you pay or withdraw.</li>
          <li>WhatsApp, SMS and e-mail services, when a message is sent through them.</li>
          <li>Those who run servers and storage for us, bound by contract and only on our instructions.</li>
          <li>Authorities, when a law of Tanzania obliges us. We give what is required and no more.</li>
        </points>`,
    },
    abroad: {
      title: "Data outside Tanzania",
      text: `
        <p>Some of these services work with servers in other countries. We send personal data out of Tanzania only as the Personal Data Protection Act, 2022 allows: where it is protected as well as here, or under a contract that protects it, or with your consent.</p>`,
    },
    keep: {
      title: "How long we keep it",
      text: `
        <p>No longer than it is needed:</p>
        <points>
          <li>Your account and your shop: as long as you have them, and 30 days after you close them.</li>
          <li>Orders and payments: as long as tax law demands, which is five years at present.</li>
          <li>Messages sent through the contact page: one year.</li>
          <li>Files that were uploaded and never used: one day.</li>
          <li>Logs of the servers: a few weeks.</li>
        </points>`,
    },
    safety: {
      title: "How we protect it",
      text: `
        <p>Data travels encrypted. Each shop's data is walled off from every other shop's in the database itself. Passwords and secret links are kept in a form that cannot be read back. Only those who need it to do their work have access.</p>
        <p>If something still goes wrong and your data is at risk, we tell the Personal Data Protection Commission and you, without delay: what happened, what it means for you and what you can do.</p>`,
    },
    rights: {
      title: "Your rights",
      text: `
        <p>The Personal Data Protection Act, 2022 gives you rights over data about you. You may:</p>
        <points>
          <li>Know whether we handle data about you, see it and get a copy.</li>
          <li>Have what is wrong or incomplete corrected.</li>
          <li>Have it deleted, or its use stopped, where we have no more reason to use it.</li>
          <li>Object to its use, and at any time to messages that advertise.</li>
          <li>Ask that a person looks at a decision a machine made about you.</li>
          <li>Be compensated for harm done by a breach of the law.</li>
        </points>`,
    },
    ask: {
      title: "How to use them",
      text: `
        <p>Write to {email}. To be sure that nobody else is asking, we may ask for something only you know. We answer within 30 days and it costs nothing. If it is about an order at a shop, ask the shop; we help it to answer you.</p>
        <p>If our answer does not satisfy you, you may complain to the Personal Data Protection Commission (PDPC) in Dodoma.</p>`,
    },
    children: {
      title: "Children",
      text: `
        <p>Accounts are for people of 18 and over. If you believe that a child has given us data without a parent or guardian, tell us and we delete it.</p>`,
    },
    changes: {
      title: "Changes",
      text: `
        <p>When this policy changes, the date at the top changes with it. If the change matters to you, we tell you by e-mail before it applies.</p>`,
    },
    contact: {
      title: "How to reach us",
      text: `
        <p>For anything about personal data: {email}, {phone}, or by post to {address}.</p>`,
    },
  },
} as const;
