import type { Messages } from "../en.ts";

export const header: Messages["header"] = {
  home: "Mauzo, mwanzo",
  skip: "Ruka hadi kwenye maudhui",
  main: "Menyu kuu",
  menu: "Menyu",
  shops: "Maduka",
  pricing: "Bei",
  loginLink: "Ingia",
  getStarted: "Anza sasa",
  viewDashboard: "Fungua dashibodi",
  language: "Lugha",
};

export const footer: Messages["footer"] = {
  line: "Uza hapo hapo unapochati.",
  quickLinks: "Viungo vya haraka",
  information: "Taarifa",
  home: "Mwanzo",
  shops: "Maduka",
  how: "Jinsi inavyofanya kazi",
  pricing: "Bei",
  login: "Ingia",
  signup: "Fungua duka",
  copyright: "Mauzo. Haki zote zimehifadhiwa.",
};
