import type { Messages } from "../en.ts";

export const header: Messages["header"] = {
  home: "Mauzo, mwanzo",
  skip: "Ruka hadi kwenye maudhui",
  main: "Menyu kuu",
  menu: "Menyu",
  shops: "Maduka",
  pricing: "Bei",
  resources: "Nyenzo",
  allResources: "Nyenzo zote",
  qrCode: "QR code ya duka lako",
  qrTag: "Bure",
  developers: "Kwa watengenezaji programu",
  about: "Kuhusu sisi",
  contact: "Wasiliana nasi",
  loginLink: "Ingia",
  getStarted: "Anza sasa",
  viewDashboard: "Fungua dashibodi",
  language: "Lugha",
};

export const footer: Messages["footer"] = {
  line: "Uza hapo hapo unapochati.",
  quickLinks: "Viungo vya haraka",
  information: "Taarifa",
  about: "Kuhusu sisi",
  shops: "Maduka",
  pricing: "Bei",
  resources: "Nyenzo",
  briefUs: "Tuambie",
  privacy: "Sera ya faragha",
  terms: "Masharti ya huduma",
  qrCode: "QR code ya duka lako",
  developers: "Kwa watengenezaji programu",
  reachUs: "Mawasiliano",
  address: "Anwani",
  email: "Barua pepe",
  phone: "Simu",
  follow: "Tufuate",
  copyright: "Mauzo. Haki zote zimehifadhiwa.",
};

export const sidePanel: Messages["sidePanel"] = {
  code: "QR code inayofungua {link}",
  hello: "Habari, ningependa kuona jinsi Mauzo inavyofanya kazi.",
  demo: {
    label: "Jaribu Mauzo kwenye WhatsApp",
    title: "Chati na duka",
    text: "Skani kwa kamera ya simu yako. WhatsApp itafunguka kwenye duka la mfano.",
    tab: "Jaribu Mauzo",
  },
  shop: {
    label: "Duka hili kwenye simu yako",
    title: "Chati kwa simu yako",
    text: "Skani kwa kamera ya simu yako. WhatsApp itafunguka kwenye duka hili.",
    tab: "Kwenye simu yako",
  },
};
