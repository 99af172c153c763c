export const contact = {
  title: "Mawasiliano · Mauzo",
  description:
    "Andikia Mauzo: maswali kabla ya kufungua duka, msaada kwa duka ulilonalo, au kitu ambacho tukijenge. Anwani, barua pepe na simu ya Dar es Salaam.",
  hero: {
    heading: "Tuandikie",
    text: "Swali kabla hujaanza, msaada kuhusu duka lako, au wazo. Kila ujumbe unasomwa na mtu, kwa Kiswahili na kwa Kiingereza.",
    saying: "Anayeuliza hapotei njia.",
  },
  form: {
    heading: "Ujumbe wako kwetu",
    full_name: "Jina kamili",
    email: "Barua pepe",
    phone: "Namba ya simu",
    phoneHint: "Ili tukupigie kama itakuwa haraka zaidi. Kwa mfano 0712 345 678.",
    message: "Ujumbe wako",
    messageHint: "Kama ni kuhusu duka ulilonalo, tuambie ni lipi.",
    website: "Acha hapa wazi",
    submit: "Tuma ujumbe wako",
    sending: "Inatuma...",
    retry: "Jaribu tena",
  },
  problems: {
    full_name: { missing: "Andika jina lako, tujue tukuite nani.", wrong: "Jina hili ni refu mno." },
    email: {
      missing: "Andika barua pepe yako. Jibu letu litakuja huko.",
      wrong: "Hii si barua pepe. Iliyo sahihi inafanana na asha@duka.co.tz.",
    },
    phone: {
      missing: "Andika namba yako ya simu.",
      wrong: "Hii si namba ya simu. Iliyo sahihi inafanana na 0712 345 678 au +255 712 345 678.",
    },
    message: {
      missing: "Andika unachotaka kutuambia.",
      wrong: "Ujumbe huu ni mrefu mno. Nafasi ni herufi {most}.",
    },
  },
  failures: {
    limited:
      "Jumbe nyingi zimetoka kwenye mtandao wako. Subiri dakika {minutes}, kisha jaribu tena. Ulichoandika bado kipo hapa.",
    down: "Ujumbe wako haujafika. Bado upo hapa: jaribu tena baada ya muda mfupi, au tuandikie kwa barua pepe.",
  },
  sent: {
    heading: "Ujumbe wako umefika",
    text: "Asante. Mtu wetu atausoma na kukujibu kupitia {email}. Huhitaji kufanya kitu kingine.",
    urgent: "Kama ni jambo la haraka, tupigie.",
    again: "Andika ujumbe mwingine",
  },
  reach: {
    heading: "Njia nyingine za kutupata",
    address: "Anwani",
    email: "Barua pepe",
    phone: "Simu",
    social: "Fuata Mauzo",
  },
};
