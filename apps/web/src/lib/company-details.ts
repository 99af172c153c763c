/** Mauzo's contact details, once for every page that shows them. */
export const companyDetails = {
  name: "Mauzo",
  email: "hello@mauzo.example",
  /** As it is displayed, and as `tel:` takes it. */
  phone: { shown: "+255 700 000 000", dialled: "+255700000000" },
  address: { line: "Samora Avenue", city: "Dar es Salaam", country: "Tanzania" },
  /** Mauzo's accounts: photo sharing, professional network, short posts, social network. */
  social: [
    { network: "Instagram", href: "https://www.instagram.com/mauzo" },
    { network: "LinkedIn", href: "https://www.linkedin.com/company/mauzo" },
    { network: "X", href: "https://x.com/mauzo" },
    { network: "Facebook", href: "https://www.facebook.com/mauzo" },
  ],
  /** The demo shop's number, which the side panel's code opens. */
  whatsappDemo: "+255712000000",
  /** Mobile money that customers can pay with: brand names, the same in every language. */
  paymentProviders: ["M-Pesa", "Airtel Money"],
} as const;
