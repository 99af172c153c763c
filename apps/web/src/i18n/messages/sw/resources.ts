export const resources = {
  title: "Nyenzo · Mauzo",
  description:
    "Zana na miongozo mifupi kwa maduka: QR code inayofungua WhatsApp, maelezo kwa watengenezaji programu, siku yako ya kwanza, picha za bidhaa kwa simu, na wateja ambao hawajajibu.",
  hero: {
    heading: "Vitu vinavyokusaidia kuuza",
    text: "Zana mbili, na miongozo mitatu unayoweza kuisoma kabla chai haijachemka.",
    saying: "Kila siku kuna la kujifunza.",
  },
  tools: {
    heading: "Zana",
    qr: {
      title: "QR code ya duka lako",
      text: "Tengeneza QR code inayofungua WhatsApp ikiwa na namba yako na ujumbe wa kwanza. Iweke kwenye kaunta, kwenye vifungashio, kwenye gari.",
      action: "Tengeneza QR code",
    },
    developers: {
      title: "Kwa watengenezaji programu",
      text: "Weka chati kwenye tovuti yoyote kwa mstari mmoja, au jenga juu ya API: bidhaa, oda, vikapu na mazungumzo.",
      action: "Soma maelezo",
    },
  },
  guides: {
    heading: "Miongozo mifupi",
    items: {
      day: {
        title: "Siku yako ya kwanza na Mauzo",
        intro: "Nusu saa inatosha kufungua duka. Fuata mpangilio huu.",
        steps: {
          first: {
            title: "Anza na bidhaa tano",
            text: "Si zote. Chukua tano zinazoulizwa zaidi. Nyingine utaziongeza jioni.",
          },
          second: {
            title: "Andika majina kama wateja wanavyosema",
            text: "“Kanga Mawio, doti” inapatikana. “Mzigo mpya 014” haipatikani. Kama watu huuliza saizi au uzito, viweke kwenye jina.",
          },
          third: {
            title: "Hesabu kabla ya kuandika stoku",
            text: "Kuanzia hapo kila oda inapunguza kilichouzwa. Namba ya kwanza ikikosewa, zote zinazofuata zinakosewa.",
          },
          fourth: {
            title: "Agiza kwako mwenyewe",
            text: "Fungua ukurasa wa duka lako, tumia chati kama mteja, na utume kikapu. Sasa unajua wateja wako wanaona nini.",
          },
          fifth: {
            title: "Watumie kiungo watu watatu",
            text: "Wateja wako wa kila siku, si wote. Waulize ni wapi hawakuelewa. Kesho weka kiungo kwenye status yako ya WhatsApp na kurasa zako.",
          },
        },
      },
      pictures: {
        title: "Picha nzuri za bidhaa kwa simu",
        intro: "Watu hununua wanachokiona. Huhitaji kamera wala studio.",
        steps: {
          first: {
            title: "Nenda dirishani",
            text: "Mwanga wa mchana kutoka pembeni, bila flashi, bila jua kali la moja kwa moja. Kabla ya saa nne asubuhi na baada ya saa kumi jioni mwanga ni laini.",
          },
          second: {
            title: "Futa lenzi",
            text: "Imekuwa mfukoni siku nzima. Hili peke yake linaondoa ukungu kwenye picha nyingi.",
          },
          third: {
            title: "Mandhari moja kwa picha zote",
            text: "Kitambaa safi, mkeka au ukuta. Picha zote zikipigwa mbele ya kitu kimoja, duka lako linaonekana ni duka kweli.",
          },
          fourth: {
            title: "Bidhaa ijae kwenye picha",
            text: "Sogea karibu badala ya kukuza. Acha upana wa kidole kuzunguka bidhaa, si zaidi.",
          },
          fifth: {
            title: "Picha tatu kwa kila bidhaa",
            text: "Moja nzima, moja ya karibu inayoonyesha ufumaji au lebo, na moja inayoonyesha ukubwa: mkononi, imevaliwa, au kando ya kikombe.",
          },
          sixth: {
            title: "Onyesha ukweli",
            text: "Usibadilishe rangi kwa filta. Mteja akipata rangi aliyoiona, anarudi.",
          },
        },
      },
      silence: {
        title: "Kuwaandikia wateja ambao hawajajibu",
        intro:
          "Mteja akinyamaza, haina maana amekataa. Mara nyingi simu nyingine imemkatiza tu. Ujumbe mmoja wa kirafiki unasaidia; jumbe tatu zinakera.",
        steps: {
          first: {
            title: "Subiri siku moja",
            text: "Kisha andika mara moja, na uwe na sababu: stoku, bei, siku ya kupeleka.",
          },
          second: {
            title: "Aliyeuliza akanyamaza",
            text: "“Habari Neema, ile Kikoi Bahari uliyoulizia bado ipo, zimebaki mbili. Nikuwekee moja mpaka kesho?”",
          },
          third: {
            title: "Kikapu hakijatumwa",
            text: "“Habari Juma, kikapu chako bado kipo, na bei ni zile zile. Kuna kitu kimekosekana, au nikibadilishe?”",
          },
          fourth: {
            title: "Aliyenunua zamani",
            text: "“Shikamoo Mama Asha, ile kahawa uliyoipenda imerudi, imekaangwa Jumatatu. Nikuwekee nusu kilo kama kawaida?”",
          },
          fifth: {
            title: "Kisha acha",
            text: "Asipojibu, acha kwa heshima. Akikuomba usimwandikie, usimwandikie tena. Hata sheria inasema hivyo.",
          },
        },
      },
    },
  },
};
