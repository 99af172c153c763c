export const about = {
  title: "Kuhusu sisi · Mauzo",
  description:
    "Kwa nini Mauzo ipo, tunajenga nini na tunasimamia nini: duka la watu wa Afrika Mashariki wanaouza kwa kuongea.",
  hero: {
    heading: "Kuuza ni kuongea. Hesabu tunaweka sisi.",
    text: "Tunatengeneza vifaa vilivyo nyuma ya chati, ili duka lenye simu moja liweze kuendeshwa kama duka lenye ofisi.",
    saying: "Ukimkaribisha mteja vizuri, mnafaidika wote wawili.",
  },
  claim: {
    number: "40+",
    text: "Mauzo inawezesha biashara zaidi ya 40, kuanzia mtu mmoja mwenye simu hadi duka lenye wafanyakazi.",
    shops: "Tazama maduka",
  },
  mission: {
    heading: "Dhamira yetu",
    text: "Kumwezesha yeyote anayejua kuongea na wateja aendeshe duka lililopangika, liwe kubwa au dogo, kwa lugha anayoongea nyumbani.",
  },
  vision: {
    heading: "Maono yetu",
    text: "Afrika Mashariki ambayo kibanda cha Kariakoo, jiko la Arusha na karakana ya Mwanza vinapatikana, vinapokea oda na vinaaminika sawa na duka kubwa kuliko yote mjini.",
  },
  story: {
    heading: "Hadithi yetu",
    text: {
      first:
        "Angalia watu wanavyouza hapa kwetu. Mtu anaposti picha. Chini yake watu arobaini wanauliza maswali mawili yale yale: ipo, na bei gani? Muuzaji anamjibu kila mmoja hadi usiku, bei ziko kichwani na oda ziko kwenye daftari, katikati ya sauti na jumbe za familia.",
      second:
        "Kuuza kwa namna hii kunafanya kazi. Uaminifu unajengwa kwenye mazungumzo hayo hayo, na hakuna tovuti ya manunuzi iliyochukua nafasi yake. Kinachosumbua ni yale yanayoyazunguka: kujumlisha, kukumbuka nani kaagiza nini, kujua zimebaki ngapi, kutafuta anwani ya wiki iliyopita.",
      third:
        "Kwa hiyo hatukuwaambia wauzaji wahamie kwingine. Tuliweka duka ndani ya mazungumzo. Chati inaonyesha bidhaa, kikapu kinajumlisha, oda inaingia na namba yake, na stoku inapungua yenyewe. Mteja akitaka kuongea na mtu, mtu yupo.",
      fourth:
        "Tulianzia Dar es Salaam, na maamuzi ya kwanza yalitoka kwenye kaunta. Kiswahili kilipaswa kuwa kizuri kama Kiingereza. Mauzo ilipaswa kufanya kazi kwenye simu ndogo yenye mtandao wa taratibu. Na bei ilipwe mara moja, kwa sababu duka lililopitia mwezi mbaya halipaswi kupoteza rafu zake.",
    },
  },
  values: {
    heading: "Tunayoyasimamia",
    items: {
      first: {
        title: "Mteja ni wako",
        text: "Wateja wako wanakuandikia wewe, si sisi. Majina na namba zao ni za duka lako.",
      },
      second: {
        title: "Bei uliyoweka ndiyo bei",
        text: "Chati inavyosema, kikapu kinavyoonyesha na unacholipwa ni namba ile ile.",
      },
      third: {
        title: "Hakuna kinachopotea",
        text: "Oda ikishapokelewa inahifadhiwa, hata simu, mtandao au seva ipate shida.",
      },
      fourth: {
        title: "Maneno ya kawaida",
        text: "Kwa lugha zote mbili. Kitu kikiharibika, tunasema kilichotokea na cha kufanya.",
      },
      fifth: {
        title: "Nyepesi kwenye simu",
        text: "Kila ukurasa umejengwa kwa ajili ya mtandao wa taratibu kwanza. Bando ni pesa.",
      },
      sixth: {
        title: "Bei moja kwa wote",
        text: "25,000 TZS mara moja tu. Tunakua maduka yakiongezeka, si kwa wewe kulipa tena.",
      },
    },
  },
  closing: {
    heading: "Njoo uone mwenyewe",
    text: "Fungua duka, au tuambie kuhusu lile ulilonalo.",
    action: "Anza sasa",
    contact: "Tuandikie",
  },
};
