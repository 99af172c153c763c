/** The bot that answers on the public site. It is in every database, whatever was seeded. */
export const siteBotId = "01900000-0000-7000-8000-0000000000b0";

/** The look of the site's chat, and of the demo shops': the green of the pages that they are on. */
export const siteBotTheme = { primaryColor: "#0b7a55" };

/** The platform shop, which owns the site's bot: it has no members, is in no list and has nothing to sell. */
export const platformShop = {
  id: "01900000-0000-7000-8000-0000000000a0",
  name: "Mauzo",
  slug: "mauzo",
  /** A placeholder for the required number: nothing on the site links to it. */
  whatsappNumber: "+255700000000",
};
