export const header = {
  home: "Mauzo, home",
  skip: "Skip to the content",
  main: "Main",
  menu: "Menu",
  shops: "Shops",
  pricing: "Pricing",
  loginLink: "Log in",
  getStarted: "Get started",
  viewDashboard: "View Dashboard",
  language: "Language",
};

export const footer = {
  line: "Sell where you already talk.",
  quickLinks: "Quick Links",
  information: "Information",
  home: "Home",
  shops: "Shops",
  how: "How it works",
  pricing: "Pricing",
  login: "Log in",
  signup: "Create a shop",
  copyright: "Mauzo. All rights reserved.",
};
