export const faq = {
  heading: "Maswali ambayo watu huuliza kwanza",
  items: {
    what: {
      question: "Mauzo ni nini?",
      answer: {
        first:
          "Mauzo ni duka la watu wanaouza kwa kuongea na wateja. Unaweka bidhaa zako na bei na picha zake. Mteja anaziona kwenye chati au kwenye ukurasa wa duka lako, anachagua anachotaka, na kikapu kinajumlisha chenyewe.",
        second:
          "Mteja akituma kikapu, wewe unapata oda yenye namba, jina la mteja, kila bidhaa na jumla, na stoku imeshapunguzwa. Bidhaa, oda, wateja na mauzo yote yako sehemu moja, kwa Kiswahili na Kiingereza.",
      },
    },
    who: {
      question: "Inafaa biashara gani?",
      answer: {
        first:
          "Biashara ndogo na za kati, wajasiriamali wadogo na wanaouza mtandaoni: vibanda vya sokoni, nguo na viatu, mama lishe na waokaji, mafundi, vipodozi, vifaa vya simu, wauzaji wa jumla.",
        second:
          "Unachohitaji ni simu, namba ya WhatsApp na kitu cha kuuza. Inamfaa mtu anayefanya kazi peke yake, na inalifaa duka lenye wafanyakazi, ambapo kila mmoja ana akaunti yake na anafanya yale tu uliyomruhusu.",
      },
    },
    withdraw: {
      question: "Natoaje pesa zangu?",
      answer: {
        first:
          "Unazitoa kwenda akaunti ya benki au kwenye simu, kama M-Pesa au Airtel Money. Kwenye dashibodi unachagua kiasi na mahali pa kupeleka, kisha unathibitisha kwa nenosiri lako. Pesa uliyotoa inaonekana kwenye miamala yako, kwa hiyo unaweza kuifuatilia.",
        second:
          "Hii ni kwa pesa zilizolipwa kupitia Mauzo. Ukiunganisha mfumo wako wa malipo, utakulipa kama mlivyokubaliana.",
      },
    },
    products: {
      question: "Naongezaje bidhaa?",
      answer: {
        first:
          "Fungua Bidhaa kwenye dashibodi, kisha ongeza mpya. Andika jina na maelezo, weka bei, ongeza picha, chagua aina, halafu bonyeza Hifadhi. Bidhaa inaonekana dukani na kwenye chati papo hapo.",
        second:
          "Ina saizi, rangi au nyongeza? Ziongeze hapo hapo, kila moja na bei na stoku yake. Picha ya kwanza utakayochagua ndiyo itakayoonekana mbele.",
      },
    },
    providers: {
      question: "Naweza kuunganisha watoa huduma za malipo zaidi ya mmoja?",
      answer: {
        first:
          "Ndiyo. Unaweza kuunganisha kadhaa, kwa mfano mmoja wa M-Pesa, mwingine wa Airtel Money na mfumo unaoutumia tayari. Mteja anachagua atakavyolipa, na kila mauzo yanaonyesha pesa ilipitia wapi.",
        second:
          "Ada inamfuata mtoa huduma wa mauzo hayo. Kwa malipo ya Mauzo, ada analipa mteja; kwa mfumo wako mwenyewe, yanafuatwa makubaliano yenu.",
      },
    },
  },
};
