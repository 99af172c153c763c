export const page = {
  orderTitle: "Oda {id}",
  tabTitle: "Oda {id} · {shop}",
  retry: "Jaribu tena",
  error: "Kuna tatizo",
  backToShop: "Rudi {shop}",
  noToken: "Kiungo hiki hakijakamilika. Tafadhali kiangalie tena.",
  goHome: "Rudi mwanzo",
  gone: {
    title: "Kiungo hiki hakifanyi kazi tena",
    text: "Huenda kimepitwa na muda au kimekatika. Omba duka likutumie kingine kwenye chati.",
  },
  loadFailed: {
    title: "Oda yako haikufunguka",
    text: "Mfumo wetu haukujibu. Hakuna kilichopotea. Jaribu tena baada ya muda mfupi.",
  },
  empty: {
    title: "Hakuna kilichobaki cha kuagiza",
    text: "Bidhaa za oda hii haziuzwi tena. Rudi dukani uchague kitu kingine.",
  },
  missing: { title: "Ukurasa huu haupo", text: "Angalia kiungo ulichotumiwa." },
  foreign: "Oda hii haikutoka kwenye ukurasa wetu. Fungua kiungo chako tena na utume oda hapo.",
};
