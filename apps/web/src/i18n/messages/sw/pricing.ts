export const pricing = {
  title: "Bei: 25,000 TZS mara moja tu · Mauzo",
  description:
    "Mauzo ni 25,000 TZS mara moja tu. Hakuna ada ya kila mwezi, maboresho na msaada ni bure. Nani analipa ada ya muamala, nini kimo ndani, na majibu ya maswali ya kwanza.",
  hero: {
    heading: "Unalipa mara moja. Kisha unauza.",
    text: "Kufungua duka lako ni 25,000 TZS. Hakuna ada ya kila mwezi, wala kifurushi kikubwa kinachoficha mambo mazuri. Maboresho na msaada ni bure.",
    saying: "Usichotumia kwa ada kinabaki kuwa chako.",
  },
  card: {
    once: "Ada ya kuanza, mara moja tu",
    amount: "25,000 TZS",
    monthly: "Kila mwezi baada ya hapo",
    nothing: "0 TZS",
    action: "Fungua duka lako",
    paid: "Lipa kwa M-Pesa au Airtel Money.",
  },
  included: {
    heading: "Kila kitu kimo",
    text: "Mauzo ni moja tu. Kila mtu anaipata yote.",
    items: {
      first: {
        title: "Duka lenye ukurasa wake",
        text: "Bidhaa zenye picha, saizi, rangi na nyongeza, kwenye kiungo unachoweza kusambaza.",
      },
      second: {
        title: "Chati inayojibu",
        text: "Kwa Kiswahili na Kiingereza, mchana na usiku, kwenye ukurasa wako na kwenye tovuti yoyote uliyonayo.",
      },
      third: {
        title: "Vikapu vinavyojumlisha",
        text: "Kila mteja anapata kiungo cha kikapu chenye bei sahihi, na anakituma kama oda.",
      },
      fourth: { title: "Oda na wateja", text: "Kila oda na namba na bidhaa zake, kila mteja na alivyonunua." },
      fifth: {
        title: "Stoku ya kweli",
        text: "Kila oda inapunguza kilichouzwa. Watu wawili hawawezi kununua ya mwisho.",
      },
      sixth: {
        title: "Akaunti za wafanyakazi",
        text: "Kadiri unavyohitaji. Wewe unaamua kila mtu aone na abadilishe nini.",
      },
      seventh: {
        title: "QR code",
        text: "Kwa ajili ya kaunta, vifungashio na bango lako. Mteja anaskani na kukuandikia.",
      },
      eighth: {
        title: "Maboresho na msaada",
        text: "Mambo mapya yanakuja yenyewe. Ukikwama, tuandikie. Vyote ni bure.",
      },
    },
  },
  fees: {
    heading: "Nani analipa ada ya muamala",
    text: "Kuhamisha pesa kuna gharama, na mitandao hutoza. Hivi ndivyo gharama hiyo inavyobebwa.",
    way: "Mteja analipa vipi",
    payer: "Nani analipa ada",
    rows: {
      first: {
        way: "Taslimu, au moja kwa moja kwako",
        payer: "Hakuna anayelipa Mauzo chochote. Wewe unaandika malipo kwenye oda.",
      },
      second: {
        way: "Kwa malipo ya Mauzo: M-Pesa, Airtel Money",
        payer: "Mteja analipa ada ya muamala kwa kila ununuzi. Wewe unapata bei yako.",
      },
      third: {
        way: "Kupitia mfumo wako wa malipo",
        payer: "Yanafuatwa makubaliano yako na mfumo huo. Mauzo haiongezi kitu.",
      },
    },
  },
  months: {
    heading: "Kila mwezi unaouza, inazidi kupungua",
    text: "25,000 TZS ikigawanywa kwa miezi ambayo umekuwa na duka.",
    rows: {
      first: { time: "Baada ya mwezi 1", amount: "25,000 TZS kwa mwezi" },
      second: { time: "Baada ya miezi 6", amount: "4,167 TZS kwa mwezi" },
      third: { time: "Baada ya mwaka 1", amount: "2,083 TZS kwa mwezi" },
      fourth: { time: "Baada ya miaka 3", amount: "694 TZS kwa mwezi" },
    },
  },
  closing: {
    heading: "Fungua duka lako leo",
    text: "Ongeza bidhaa ya kwanza, mtumie mteja mmoja kiungo, na uone oda ikiingia.",
    action: "Anza sasa",
    contact: "Tuulize kwanza",
  },
};
