export const landing = {
  title: "Mauzo: uza hapo hapo unapochati",
  description:
    "Mauzo inageuza chati kuwa oda. Onyesha bidhaa, tuma kikapu na uone kila oda inapoingia, kwa Kiswahili na Kiingereza. 25,000 TZS mara moja tu, hakuna ada ya mwezi.",
  hero: {
    heading: "Uza hapo hapo unapochati",
    text: "Mteja anauliza kwenye chati. Mauzo inamwonyesha bidhaa, inajaza kikapu na kukuletea oda. Wewe endelea kuongea. Hesabu tuachie sisi.",
    action: "Anza sasa",
    second: "Tazama maduka",
    note: "25,000 TZS mara moja tu. Hakuna ada ya mwezi.",
  },
  allQuestions: "Maswali yote",
  scene: {
    label:
      "Chati kwenye simu: mteja anauliza kanga, anaonyeshwa mbili na bei zake, anachagua moja, anasema ngapi, na zinawekwa kwenye kikapu.",
    shop: "Duka la Mwanzi",
    status: "Hujibu papo hapo",
    question: "Habari, kanga bado zipo?",
    answer: "Nimepata hizi kwa “kanga”.",
    howMany: "Ungependa ngapi?",
    cart: "Nimeweka kwenye kikapu: 2 × Kanga Korosho.",
    open: "Pata kiungo cha oda",
    compose: "Andika ujumbe",
    order: "Oda mpya",
    now: "sasa hivi",
  },
  steps: {
    heading: "Kutoka habari hadi oda, hatua tatu",
    items: {
      first: {
        title: "Ongeza bidhaa zako",
        text: "Jina, bei, picha na idadi uliyonayo. Saizi, rangi na nyongeza, kila moja na bei yake.",
      },
      second: {
        title: "Sambaza duka lako",
        text: "Tuma kiungo WhatsApp au kiweke kwenye ukurasa wako. Chati inawajibu wateja mchana na usiku.",
      },
      third: {
        title: "Pokea oda",
        text: "Mteja anatuma kikapu na oda inaingia kwako ikiwa imejumlishwa, na stoku imeshapunguzwa.",
      },
    },
    product: { name: "Kikoi Bahari", price: "28,000.00 TZS", stock: "Zipo 27" },
    tryIt: "Jaribu kama mteja",
    link: { address: "mauzo/shops/demo", shared: "Kiungo kimenakiliwa" },
    order: { name: "Oda", total: "40,000.00 TZS", status: "inasubiri" },
  },
  features: {
    heading: "Kazi ambazo hutazifanya tena kwa mkono",
    items: {
      first: {
        title: "Kujibu swali lile lile",
        text: "Ipo? Bei gani? Chati inaonyesha picha, bei na zilizobaki. Mteja akitaka kuongea na mtu, inamleta kwako.",
      },
      second: {
        title: "Kupiga hesabu",
        text: "Kikapu kinajumlisha saizi, nyongeza na idadi. Bei ni ile ile uliyoweka wewe.",
      },
      third: {
        title: "Kuuza kilichoisha",
        text: "Stoku inapungua kwa kila oda. Watu wawili wakitaka ya mwisho, mmoja anaipata na mwingine anaambiwa.",
      },
      fourth: {
        title: "Kutafuta oda za zamani",
        text: "Kila oda ina namba, mteja na bidhaa zake, kwenye orodha moja inayojisasisha yenyewe.",
      },
      fifth: {
        title: "Kutafsiri",
        text: "Mmoja anaandika Hello, mwingine Habari. Mauzo inamjibu kila mmoja kwa lugha yake.",
      },
      sixth: {
        title: "Kutengeneza tovuti",
        text: "Duka lako linapata ukurasa wake. Kama una tovuti tayari, mstari mmoja wa msimbo unaweka chati hapo.",
      },
    },
  },
  backOffice: {
    heading: "Oda zote kwenye orodha moja, kwenye simu yako",
    text: "Hii ndiyo ofisi ya duka letu la mfano, kama ilivyo: nani ameagiza, jumla ni kiasi gani, kipi bado hakijakamilika. Orodha inajisasisha yenyewe, na kwenye kompyuta inafunguka vilevile.",
    picture: "Oda za duka la mfano kwenye simu: kila moja na mteja wake, jumla yake na hatua iliyofikia.",
  },
  proverb: {
    text: "Mali bila daftari hupotea bila habari",
    meaning: "Andika unachouza, ujue unachopata.",
    source: "Methali ya Kiswahili",
  },
  audience: {
    heading: "Kwa wanaouza kwa kuongea",
    text: "Mauzo inawezesha biashara zaidi ya 40, kuanzia mtu mmoja mwenye simu hadi duka lenye wafanyakazi.",
    items: {
      first: {
        title: "Wenye vibanda sokoni",
        text: "Wateja wa kila siku huuliza kabla ya kuja. Waone bidhaa na kuagiza wakiwa nyumbani.",
      },
      second: {
        title: "Wauzaji wa mtandaoni",
        text: "Unaposti, maswali yanajaa. Tuma kiungo kimoja, chati ipokee oda.",
      },
      third: {
        title: "Mafundi na wapishi",
        text: "Bidhaa chache, machaguo mengi. Nyongeza na idadi zinahesabiwa zenyewe.",
      },
      fourth: {
        title: "Maduka yanayokua",
        text: "Wateja ni wengi kuliko mtu mmoja anavyoweza kujibu. Oda zote zipo sehemu moja.",
      },
    },
  },
  pricing: {
    heading: "Bei moja, mara moja",
    amount: "25,000 TZS",
    once: "Ada ya kuanza, unalipa mara moja tu",
    items: {
      first: "Hakuna ada ya kila mwezi",
      second: "Maboresho na msaada ni bure",
      third: "Bidhaa, chati, kikapu na oda vyote vimo",
    },
    fees: "Mteja akilipa kupitia Mauzo, ada ya muamala analipa yeye kwa kila ununuzi. Ukitumia mfumo wako wa malipo, yanafuatwa makubaliano yako na watoa huduma hao.",
    action: "Fungua duka lako",
    more: "Kila kitu kuhusu bei",
  },
  payments: {
    heading: "Mteja analipa kwa simu, pesa inakufikia",
    text: "Wateja wanalipa kwa pesa ya simu wanayotumia kila siku. Wewe unaitoa kwenda benki au kwenye simu yako.",
    providers: "Njia za malipo zinazokubalika",
    way: "Kutoka kwa mteja hadi kwako",
    steps: {
      first: "Mteja anathibitisha kwenye simu yake mwenyewe",
      second: "Oda inajiandika yenyewe kuwa imelipwa",
      third: "Unatoa pesa kwenda benki au kwenye simu",
    },
    own: "Una mfumo wako wa malipo? Uunganishe pia, hata kadhaa kwa pamoja.",
    more: "Gharama zote kwa undani",
  },
  statistics: {
    heading: "Mauzo hadi sasa",
    sales: "Jumla ya mauzo",
    products: "Jumla ya bidhaa",
    visitors: "Jumla ya wageni",
    orders: "Jumla ya oda",
  },
  /** Samples: no customer said this, and the note tells the reader so. */
  testimonials: {
    heading: "Siku inavyobadilika",
    note: "Mifano tuliyoiandika sisi kuonyesha wazo, si maneno ya wateja.",
    items: {
      first: {
        text: "Asubuhi nilikuwa najibu mara arobaini kama kitenge cha bluu bado kipo. Sasa wanakiona wenyewe na bei yake, hata chai sijanywa.",
        who: "Kibanda cha vitambaa",
        place: "Kariakoo, Dar es Salaam",
      },
      second: {
        text: "Mimi napika, siandiki meseji. Chati inapokea oda za mchana hadi saa tano, nyongeza zikiwa zimehesabiwa, jikoni napata orodha moja.",
        who: "Jiko dogo",
        place: "Mwanza",
      },
      third: {
        text: "Watu wawili walitaka kandambili za mwisho. Mmoja alizipata, mwingine akaambiwa hapo hapo. Hakuna aliyenigombeza.",
        who: "Fundi wa ngozi",
        place: "Arusha",
      },
    },
  },
  closing: {
    heading: "Wateja wako tayari wanakuandikia",
    text: "Fungua duka lako leo, kisha watumie kiungo.",
    action: "Anza sasa",
  },
};
