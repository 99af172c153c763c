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

/** The mail to a shop's admins when a provider does not say whether it sent a withdrawal. */
export function unknownMail(
  language: Language,
  { amount, shop, link }: { amount: string; shop: string; link: string },
) {
  return language === "sw"
    ? {
        subject: `Bado haijulikani kama ${amount} imefika`,
        text: `Umetoa ${amount} kwenye ${shop}, lakini mtoa huduma hasemi kama pesa imefika. Hatutaituma mara ya pili. Imetengwa kwenye salio, na tunaendelea kumuuliza. Angalia kama imefika kwenye simu yako:\n${link}`,
      }
    : {
        subject: `It is not known yet whether ${amount} arrived`,
        text: `You withdrew ${amount} from ${shop}, but the provider does not say whether the money arrived. It is not sent twice: it is set apart in the balance, and we keep asking. Please look whether it is on your phone:\n${link}`,
      };
}

type Looser = {
  by: string;
  /** From which sum on a second admin confirms now; undefined: none does. */
  from: string | undefined;
  /** How long what held before still does. */
  until: { hours: number; from: string } | undefined;
  shop: string;
  link: string;
};
/** The mail to a shop's admins once somebody has a second admin asked less often. */
export function secondAdminMail(language: Language, { by, from, until, shop, link }: Looser) {
  if (language === "sw") {
    const rule = from ? `atathibitisha kuanzia ${from} tu` : "hatahitajika tena";
    const wait = until ? `Itaanza baada ya saa ${until.hours}. Hadi hapo ni kuanzia ${until.from}.` : "Imeanza sasa.";
    return {
      subject: "Msimamizi wa pili ataombwa mara chache zaidi",
      text: `${by} amebadilisha kanuni ya kutoa pesa za ${shop}. Msimamizi wa pili ${rule}. ${wait}\n\nKama si sahihi, irudishe mara moja na ubadilishe nenosiri lako:\n${link}`,
    };
  }
  const rule = from ? `confirms withdrawals from ${from} on only` : "is not asked any more";
  const wait = until
    ? `This holds in ${until.hours} hours. Until then it is from ${until.from} on.`
    : "This holds from now on.";
  return {
    subject: "A second admin is asked less often",
    text: `${by} changed how money leaves ${shop}. A second admin ${rule}. ${wait}\n\nIf this is not right, set it back at once and change your password:\n${link}`,
  };
}
