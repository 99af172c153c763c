import type { Language } from "@mauzo/contract/shared";

/** The mail to a shop's admins once its money may leave to another number. */
export function destinationMail(
  language: Language,
  { wallet, by, shop, link }: { wallet: string; by: string; shop: string; link: string },
) {
  return language === "sw"
    ? {
        subject: "Namba mpya ya kutolea pesa za duka lako",
        text: `${by} ameongeza namba ambayo pesa za ${shop} zinaweza kutumwa:\n\n${wallet}\n\nKama si sahihi, iondoe mara moja na ubadilishe nenosiri lako:\n${link}`,
      }
    : {
        subject: "A new number to which your shop's money may be sent",
        text: `${by} added a number to which the money of ${shop} may be sent:\n\n${wallet}\n\nIf this is not right, remove it at once and change your password:\n${link}`,
      };
}

/** The mail to a shop's admins once a withdrawal did not arrive. */
export function returnedMail(
  language: Language,
  { amount, shop, link }: { amount: string; shop: string; link: string },
) {
  return language === "sw"
    ? {
        subject: `${amount} haikufika, imerudi kwenye salio`,
        text: `Pesa uliyotoa kwenye ${shop}, ${amount}, haikufika. Imerudi kwenye salio pamoja na ada yake:\n${link}`,
      }
    : {
        subject: `${amount} did not arrive and is in your balance again`,
        text: `The ${amount} that you withdrew from ${shop} did not arrive. It is in the balance again, with its fee:\n${link}`,
      };
}
