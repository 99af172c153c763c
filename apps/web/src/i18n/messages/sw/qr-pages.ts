export const qrPages = {
  page: {
    title: "QR code ya duka lako la WhatsApp · Mauzo",
    description:
      "Tengeneza QR code inayofungua chati ya WhatsApp na duka lako. Bure, na unachoandika hakitoki kwenye simu yako.",
    heading: "Skani moja, na tayari mnaongea",
    text: "Weka QR code hii kaunta, kwenye mifuko au kwenye risiti. Mteja akiiskani, chati ya WhatsApp na duka lako inafunguka, ujumbe wa kwanza ukiwa umeshaandikwa.",
    noScript:
      "Kivinjari chako kimezima JavaScript, na QR code huchorwa ndani ya kivinjari. Iwashe ili utengeneze, au tuma anwani hii ukiweka namba yako: https://wa.me/255XXXXXXXXX",
    stepsTitle: "Kutoka QR code hadi mteja",
    steps: {
      first: { title: "Itengeneze", text: "Andika namba ya duka lako na maneno ya kwanza ya mteja." },
      second: { title: "Ichapishe", text: "Stika za mifuko, kibao cha mezani, au bango la mlangoni." },
      third: { title: "Uza", text: "Anayeiskani anakuandikia. Hana haja ya kuhifadhi namba wala kuandika kitu." },
    },
  },
  customize: {
    title: "Pamba QR code ya duka lako · Mauzo",
    description: "Fremu, rangi, nembo yako, na stika na vibao vya mezani tayari kwa kuchapisha.",
    heading: "Ifanane na duka lako",
    text: "Chagua mwonekano, weka maneno na nembo yako, kisha pakua au chapisha karatasi nzima.",
  },
};
