/** The bot that answers on the public site. It is in every database, whatever was seeded. */
export const siteBotId = "01900000-0000-7000-8000-0000000000b0";

/** The shop it belongs to: nobody's, in no list, with nothing to sell. */
export const houseShop = {
  id: "01900000-0000-7000-8000-0000000000a0",
  name: "Mauzo",
  slug: "mauzo",
  /** Stands for a number: nothing of the site leads to it. */
  whatsappNumber: "+255700000000",
};
