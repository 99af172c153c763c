// A draft for Tanzania: counsel reads it before the first shop pays.
export const terms = {
  title: "Terms of Service · Mauzo",
  description:
    "The agreement between you and Mauzo in plain language: your account, your shop, the price, payments, what is not allowed, and the law of Tanzania that applies.",
  heading: "Terms of Service",
  intro: "What you can expect from us, and what we expect from you. Written to be read.",
  saying: "A promise is a debt.",
  updated: "Last updated: November 21, 2026",
  summaryHeading: "In short",
  summary: {
    first:
      "You are the seller. What you sell is agreed between you and your customer; Mauzo gives you the shop to do it in.",
    second:
      "A shop costs 25,000 TZS once. There is no monthly subscription. The fee on payments made through Mauzo is paid by the customer.",
    third: "Describe things as they are, deliver what was ordered, and sell nothing the law forbids.",
    fourth:
      "Your products, pictures and customers' details stay yours. You may leave at any time and take them with you.",
  },
  summaryNote: "The summary helps you find your way. What binds is the full text below.",
  contents: "Contents",
  related: "How we handle personal data is in the Privacy Policy",
  sections: {
    agreement: {
      title: "What this agreement is",
      text: `
        <p>These terms are an agreement between you and Mauzo, Dar es Salaam, Tanzania. They cover this site, the shop, the chat, the cart and the back-office. You accept them by opening an account or by ordering through a shop on Mauzo. An agreement made electronically binds as one on paper does, under the Electronic Transactions Act, 2015.</p>
        <p>You must be at least 18 years old to keep a shop. If you open it for a business, you confirm that you may act for that business.</p>`,
    },
    account: {
      title: "Your account",
      text: `
        <p>An account belongs to one person. With it comes some care:</p>
        <points>
          <li>Give your true name, an e-mail address you read and a phone number where you can be reached.</li>
          <li>Keep your password to yourself. Staff get accounts of their own, with the permissions you choose.</li>
          <li>What is done through your account or your staff's accounts counts as done by your shop. Tell us at once if you think somebody else has been in.</li>
        </points>`,
    },
    service: {
      title: "What we provide",
      text: `
        <p>We provide a shop page, a chat that answers customers in English and Swahili, carts and orders, stock, customers, and a back-office to look after all of it. We improve it as we go, and updates are free.</p>
        <p>If we have to take away something shops depend on, we tell you by e-mail at least 30 days before, unless the law or somebody's safety demands that it happens sooner.</p>`,
    },
    price: {
      title: "What it costs",
      text: `
        <p>Opening a shop costs 25,000 TZS, once. There is no monthly subscription. Updates and support are included.</p>
        <p>Once your shop is open the fee is not paid back, except where the law says so or where we cannot provide what you paid for.</p>
        <p>We may change the fee for shops opened later. It never changes for a shop that has paid.</p>`,
    },
    sales: {
      title: "Sales are between you and your customer",
      text: `
        <p>When a customer orders, the contract of sale is made between the customer and your shop. Mauzo is not a party to it. The Electronic Transactions Act, 2015 and the Fair Competition Act, 2003 ask certain things of whoever sells at a distance, and so do we:</p>
        <points>
          <li>Say who you are and how you can be reached.</li>
          <li>Describe each product truthfully and show the whole price, delivery included, before the customer orders.</li>
          <li>Deliver what was ordered in the time you named, or say at once that you cannot, and pay back what was paid.</li>
          <li>Take back, repair or replace what is faulty as the law requires.</li>
          <li>Issue the tax receipts you owe. A Mauzo order or cart is not a fiscal receipt.</li>
        </points>`,
    },
    payments: {
      title: "Payments and withdrawals",
      text: `
        <p>Money is moved by payment providers licensed by the Bank of Tanzania under the National Payment Systems Act, 2015. Mauzo is not a bank. With Mauzo's payments, the customer pays the transaction fee on each sale. If you link your own payment gateway, your agreement with that gateway applies, its fees included.</p>
        <p>You withdraw what your shop has received to a bank account or a mobile wallet in your name or your business's name. A withdrawal can be held back while a payment is disputed, where fraud is suspected, or where the law or a provider requires it. We tell you that it is held and why, unless the law forbids us to.</p>
        <p>If a customer must be paid back, you do so through the way they paid where that is possible.</p>`,
    },
    conduct: {
      title: "What is not allowed",
      text: `
        <p>Some things harm customers, other shops or everybody. On Mauzo you may not:</p>
        <points>
          <li>Sell or advertise what is forbidden in Tanzania, or needs a licence you do not have.</li>
          <li>Sell counterfeit goods, or use names, brands and pictures that belong to others.</li>
          <li>Mislead people about a product, a price, a discount or who you are.</li>
          <li>Send messages to people who have not agreed to them, or go on after they asked you to stop. The Electronic and Postal Communications Act, 2010 and its regulations apply to what you send.</li>
          <li>Try to get into accounts and data that are not yours, to overload the service, or to get around its limits. The Cybercrimes Act, 2015 applies.</li>
        </points>`,
    },
    content: {
      title: "Your content",
      text: `
        <p>Products, texts, pictures and customer lists you put in remain yours. You allow us to store them, to show them where your shop is shown, and to resize pictures for small screens, for as long as your shop is there and only to run the service.</p>
        <p>You confirm that you have the right to use what you upload. If somebody tells us in good faith that it is theirs, we may take it down while it is being cleared up, and we tell you.</p>`,
    },
    availability: {
      title: "When something does not work",
      text: `
        <p>We run Mauzo with care and make backups. No service is without interruption: networks, power and the services we build on fail at times. When we plan work that stops the service, we announce it. When something breaks, we repair it and say what happened.</p>
        <p>WhatsApp, mobile money and SMS are run by others. We do not answer for their interruptions or for changes to their rules.</p>`,
    },
    ending: {
      title: "Leaving, and being asked to leave",
      text: `
        <p>You may close your shop at any time. For 30 days after that you can still ask for a copy of your products, orders and customers. Then we delete them, except for records the law obliges us to keep.</p>
        <p>We may suspend or close a shop that breaks the law or these terms. We say why and give you the chance to answer first, unless waiting would harm somebody. Money that belongs to you remains yours.</p>`,
    },
    liability: {
      title: "What we answer for",
      text: `
        <p>We answer in full for harm we cause on purpose or by gross negligence, and wherever the law does not allow a limit. Otherwise what we owe you is limited to what you have paid us. We do not answer for profit you did not make, nor for what is agreed between you and your customers.</p>
        <p>Nothing here takes away a right that the Fair Competition Act, 2003 or another law gives you as a consumer.</p>`,
    },
    changes: {
      title: "Changes to these terms",
      text: `
        <p>If we change these terms in a way that matters, we tell you by e-mail at least 30 days before. If you do not agree, you can close your shop before that day. The date at the top says when they last changed.</p>`,
    },
    law: {
      title: "Law and disputes",
      text: `
        <p>The law of Mainland Tanzania applies. If something is wrong, write to us first: we answer, and most things are settled that way. If we have not settled it within 30 days, the courts of Tanzania in Dar es Salaam decide. As a consumer you may also turn to the Fair Competition Commission.</p>`,
    },
    contact: {
      title: "How to reach us",
      text: `
        <p>Write to {email}, call {phone}, or use the contact page. Our address is {address}.</p>`,
    },
  },
} as const;
