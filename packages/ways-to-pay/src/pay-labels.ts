/** What a customer's page says above the ways to pay. */
type PayLabels = {
  title: string;
  /** `{amount}`: what is owed. */
  text: string;
  /** The same on a page on which nobody says that they paid. */
  textAlone: string;
  /** Where the shop takes cash, too. */
  orCash: string;
  /** Before the name that the phone shows. */
  name: string;
  copy: string;
  copied: string;
  /** What the button says to a screen reader: `{number}`. */
  copyNumber: string;
  /** `{number}` */
  code: string;
};

export const payLabels: Record<"en" | "sw", PayLabels> = {
  en: {
    title: "How to pay",
    text: "Pay {amount} in one of these ways, then say so below.",
    textAlone: "Pay {amount} in one of these ways. The shop writes it down when it has come.",
    orCash: "The shop takes cash, too.",
    name: "Name",
    copy: "Copy",
    copied: "Copied",
    copyNumber: "Copy the number {number}",
    code: "QR code of the number {number}",
  },
  sw: {
    title: "Jinsi ya kulipa",
    text: "Lipa {amount} kwa njia mojawapo, kisha useme hapa chini.",
    textAlone: "Lipa {amount} kwa njia mojawapo. Duka litaandika pesa ikishafika.",
    orCash: "Duka linapokea pesa taslimu pia.",
    name: "Jina",
    copy: "Nakili",
    copied: "Imenakiliwa",
    copyNumber: "Nakili namba {number}",
    code: "Kodi ya QR ya namba {number}",
  },
};
